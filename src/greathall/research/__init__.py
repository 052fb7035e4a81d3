"""The laboratory: simulations and benchmarks."""

from greathall.research.bench import Figure, Measures, bench
from greathall.research.simulate import Setting, Summary, settings_of, simulate

__all__ = ["Figure", "Measures", "Setting", "Summary", "bench", "settings_of", "simulate"]
