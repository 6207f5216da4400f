"""Numbers by which checks know again what they have read without a fault."""
import hashlib
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
GENERATED = ROOT / "build/release/include"  # headers that CMake makes of the list of games


def reached(files, headers={}):
    """The files and all headers of the project that they include, those that CMake makes among them."""
    todo, seen = list(files), set()
    while todo:
        file = todo.pop()
        if file in seen:
            continue
        seen.add(file)
        if file not in headers:
            included = re.findall(r'^\s*#\s*include\s+"([^"]+)"', file.read_text(encoding="utf-8"), re.M)
            headers[file] = [path for name in included for path in (ROOT / name, file.parent / name, GENERATED / name) if path.is_file()]
        todo += headers[file]
    return sorted(seen)


def fingerprint(words, files):
    """Of words and of what stands in files; the same wherever the project lies."""
    total = hashlib.sha256(repr((words, [str(file.relative_to(ROOT)) for file in files])).encode())
    for file in [pathlib.Path(__file__).resolve(), *files]:
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()
