const imports = /^[ \t]*(?:[^#\n]*;[ \t]*)?(?:from[ \t]+([.\w]+)[ \t]+import|import[ \t]+([^#\n;]+))/gm;
/** Ways to import a module whose name is not in the text. */
const hiddenImports = /\b(?:__import__|importlib|exec|eval|compile|runpy|pkgutil)\b/;

/** True if in doubt; after a false negative, the program fails and runs again with the library. */
export function mayNeedLibrary(code: string, present: ReadonlySet<string>): boolean {
  if (hiddenImports.test(code)) return true;
  for (const [, from, list] of code.matchAll(imports)) {
    const names = from ? [from] : (list ?? '').split(',').map((part) => part.trim().split(/\s/)[0] ?? '');
    if (names.some((name) => !present.has(name))) return true;
  }
  return false;
}
