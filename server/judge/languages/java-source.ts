/** The little that must be known of a Java source before javac sees it: what its file must be called, and what to start. */

/** Comments and literals blanked in place, so that what looks like a declaration is one. */
function withoutCommentsAndText(source: string): string {
  const noise = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;
  return source.replace(noise, (found) => ' '.repeat(found.length));
}

/** What stands outside of all braces, everything else blanked in place. */
function topLevel(code: string): string {
  let depth = 0;
  let text = '';
  for (const character of code) {
    if (character === '}') depth--;
    text += depth > 0 ? ' '.repeat(character.length) : character;
    if (character === '{') depth++;
  }
  return text;
}

const declaration =
  /(\bpublic\s+)?(?:\b(?:final|abstract|strictfp)\s+)*\b(?:class|interface|enum)\s+([\w$]+)/g;

const mainMethod = /\bstatic\s+(?:(?:public|final|synchronized|strictfp)\s+)*void\s+main\s*\(/;

interface Outline {
  code: string;
  text: string;
  types: { name: string; isPublic: boolean; at: number }[];
}

function outlineOf(source: string): Outline {
  const code = withoutCommentsAndText(source);
  const text = topLevel(code);
  const types = [...text.matchAll(declaration)].map((match) => ({
    name: match[2] ?? '',
    isPublic: match[1] !== undefined,
    at: match.index,
  }));
  return { code, text, types };
}

/** The public top-level type, whose name javac wants the file to have. */
export function publicClass(source: string): string | null {
  return outlineOf(source).types.find((type) => type.isPublic)?.name ?? null;
}

/** Whether there is a `main` in it that could be started. */
export function hasMain(source: string): boolean {
  return mainMethod.test(withoutCommentsAndText(source));
}

/** The class to start, with its package: the top-level one that holds the first `main`. */
export function mainClass(source: string): string {
  const { code, text, types } = outlineOf(source);
  const main = mainMethod.exec(code);
  const holder = types.findLast((type) => main !== null && type.at < main.index);
  const name = holder?.name ?? publicClass(source) ?? 'Main';
  const inPackage = /\bpackage\s+([\w.$]+)\s*;/.exec(text)?.[1];
  return inPackage ? `${inPackage}.${name}` : name;
}
