"""Nothing is packed without the page and the documents: an installed hall cannot build them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = {
    "page": "src/greathall/server/static/index.html",
    "docs": "src/greathall/server/site/index.html",
}


class AllIsBuilt(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Refuse to pack what would lack something; an editable install may build it later."""
        for target, file in BUILT.items():
            if version != "editable" and not (Path(self.root) / file).is_file():
                sys.exit(f"{file} is not built: run 'make {target}' first, then build the package.")
