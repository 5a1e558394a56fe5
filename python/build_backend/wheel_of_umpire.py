"""Builds the wheel of this package: a few files in an archive, as PEP 427 and PEP 517 have it.

A build backend of its own, because any other would have to be fetched before the package can be
installed, and this is all that it takes.
"""

from __future__ import annotations

import base64
import hashlib
import re
import zipfile
from pathlib import Path
from typing import Any, Dict, List, Optional

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "umpire_referee"

# The earliest that an archive can tell: the same files make the same wheel.
TIME = (1980, 1, 1, 0, 0, 0)


def _project(key: str) -> str:
    """A text of pyproject.toml; Python reads that format by itself only from 3.11 on."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(rf'^{key} = "(.*)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError(f"pyproject.toml has no {key}")
    return found.group(1)


def _info() -> str:
    return f"{PACKAGE}-{_project('version')}.dist-info"


def _metadata() -> Dict[str, str]:
    described = [
        "Metadata-Version: 2.1",
        f"Name: {_project('name')}",
        f"Version: {_project('version')}",
        f"Summary: {_project('description')}",
        "License: Apache-2.0",
        f"Requires-Python: {_project('requires-python')}",
        "Description-Content-Type: text/markdown",
        "",
        (ROOT / "README.md").read_text(encoding="utf-8"),
    ]
    built = ["Wheel-Version: 1.0", "Generator: umpire", "Root-Is-Purelib: true", "Tag: py3-none-any"]
    return {
        f"{_info()}/METADATA": "\n".join(described),
        f"{_info()}/WHEEL": "\n".join(built) + "\n",
    }


def _write(directory: str, files: Dict[str, str]) -> str:
    """Writes the archive, with the list of its files at the end, and returns its name."""
    name = f"{PACKAGE}-{_project('version')}-py3-none-any.whl"
    record: List[str] = []
    with zipfile.ZipFile(Path(directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, text in files.items():
            content = text.encode("utf-8")
            wheel.writestr(zipfile.ZipInfo(path, TIME), content)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=")
            record.append(f"{path},sha256={digest.decode()},{len(content)}\n")
        listed = f"{_info()}/RECORD"
        wheel.writestr(zipfile.ZipInfo(listed, TIME), "".join(record) + f"{listed},,\n")
    return name


def build_wheel(
    wheel_directory: str,
    config_settings: Optional[Dict[str, Any]] = None,
    metadata_directory: Optional[str] = None,
) -> str:
    """The package, for `pip install`."""
    paths = sorted(path for path in (ROOT / PACKAGE).iterdir() if path.suffix in (".py", ".typed"))
    files = {f"{PACKAGE}/{path.name}": path.read_text(encoding="utf-8") for path in paths}
    return _write(wheel_directory, {**files, **_metadata()})


def build_editable(
    wheel_directory: str,
    config_settings: Optional[Dict[str, Any]] = None,
    metadata_directory: Optional[str] = None,
) -> str:
    """A way to this folder, for `pip install -e`."""
    return _write(wheel_directory, {f"{PACKAGE}.pth": f"{ROOT}\n", **_metadata()})


def build_sdist(sdist_directory: str, config_settings: Optional[Dict[str, Any]] = None) -> str:
    """There is none: the sources are the repository."""
    raise NotImplementedError("umpire-referee is built as a wheel only")
