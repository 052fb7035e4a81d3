"""Nothing is packed without the page and the documents: an installed hall cannot build them.

With GREATHALL_COMPILED=yes a wheel gets what `make compiled` has compiled, if it could.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = {
    "page": "src/greathall/server/static/index.html",
    "docs": "src/greathall/server/site/index.html",
}
COMPILED = "build/compiled/lib"
HINTS = "greathall/compiler_hints.py"  # which the compiled modules import


class AllIsBuilt(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Refuse to pack what would lack something; an editable install may build it later."""
        for target, file in BUILT.items():
            if version != "editable" and not (Path(self.root) / file).is_file():
                sys.exit(f"{file} is not built: run 'make {target}' first, then build the package.")
        library = Path(self.root) / COMPILED
        wanted = os.environ.get("GREATHALL_COMPILED") == "yes" and version != "editable"
        if wanted and self.target_name == "wheel" and library.is_dir():
            files = [*library.rglob("*.so"), *library.rglob("*.pyd"), library / HINTS]
            inner = {str(file): file.relative_to(library).as_posix() for file in files}
            build_data["force_include"].update(inner)
            build_data["pure_python"], build_data["infer_tag"] = False, True
