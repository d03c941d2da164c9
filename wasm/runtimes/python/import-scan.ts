const imports = /^[ \t]*(?:[^#\n]*;[ \t]*)?(?:from[ \t]+([.\w]+)[ \t]+import|import[ \t]+([^#\n;]+))/gm;
/** Imports whose names are not in the text. */
const hiddenImports = /\b(?:__import__|importlib|exec|eval|compile|runpy|pkgutil)\b/;

/**
 * True when a program may import a module that is not among `present`. Errs on the side of true; where it is wrong the other
 * way, the program fails and is tried again with the library.
 */
export function mayNeedLibrary(code: string, present: ReadonlySet<string>): boolean {
  if (hiddenImports.test(code)) return true;
  for (const [, from, list] of code.matchAll(imports)) {
    const names = from ? [from] : (list ?? '').split(',').map((part) => part.trim().split(/\s/)[0] ?? '');
    if (names.some((name) => !present.has(name))) return true;
  }
  return false;
}
