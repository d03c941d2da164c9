/**
 * Finds the file name and main class of a Java source. The source is untrusted and read in the server's
 * process, so every step takes linear time.
 */

/** `\u0041` is the letter itself; after an escaped backslash it is text. */
function withoutUnicodeEscapes(source: string): string {
  return source.replace(/\\(?:u+([0-9a-fA-F]{4})|\\)/g, (found, code?: string) =>
    code === undefined ? found : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/**
 * An unclosed comment or literal extends to the end: retrying at the next quote would take quadratic time.
 */
function withoutCommentsAndText(source: string): string {
  return source.replace(/\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/g, ' ');
}

const token = /[{}();.]|[\p{ID_Start}\p{Sc}\p{Pc}][\p{ID_Continue}\p{Sc}]*/gu;

function tokensOf(source: string): string[] {
  return withoutCommentsAndText(withoutUnicodeEscapes(source)).match(token) ?? [];
}

const typeWords = new Set(['class', 'interface', 'enum']);
const mainModifiers = new Set(['public', 'final', 'synchronized', 'strictfp']);
const marks = new Set(['{', '}', '(', ')', ';', '.']);
const isName = (text: string | undefined): text is string => text !== undefined && !marks.has(text);

function isMainAt(tokens: readonly string[], at: number): boolean {
  if (tokens[at] !== 'static') return false;
  let next = at + 1;
  while (mainModifiers.has(tokens[next] ?? '')) next += 1;
  return tokens[next] === 'void' && tokens[next + 1] === 'main' && tokens[next + 2] === '(';
}

/** `a.b` of `package a.b;`, from the index after the keyword. */
function packageFrom(tokens: readonly string[], at: number): string {
  const end = tokens.indexOf(';', at);
  return tokens.slice(at, end < 0 ? at : end).join('');
}

interface Outline {
  packageName: string;
  publicType: string | null;
  mainType: string | null;
  hasMain: boolean;
}

/** Tracks parentheses outside braces too: annotation arguments may contain braces. */
function createNesting(): (text: string) => boolean {
  let depth = 0;
  let parentheses = 0;
  return (text) => {
    if (depth === 0 && text === '(') parentheses += 1;
    else if (depth === 0 && text === ')') parentheses = Math.max(0, parentheses - 1);
    else if (parentheses === 0 && text === '{') depth += 1;
    else if (parentheses === 0 && text === '}') depth = Math.max(0, depth - 1);
    return depth === 0 && parentheses === 0;
  };
}

function topLevelTypes(tokens: readonly string[]): { name: string; at: number; isPublic: boolean }[] {
  const isOutside = createNesting();
  const types: { name: string; at: number; isPublic: boolean }[] = [];
  let isPublic = false;
  for (const [at, text] of tokens.entries()) {
    if (!isOutside(text)) continue;
    const name = tokens[at + 1];
    const isType = typeWords.has(text) && isName(name);
    if (isType) types.push({ name, at, isPublic });
    if (text === 'public') isPublic = true;
    else if (isType || text === ';' || text === '}') isPublic = false;
  }
  return types;
}

function readOutline(source: string): Outline {
  const tokens = tokensOf(source);
  const types = topLevelTypes(tokens);
  const mainAt = tokens.findIndex((_, at) => isMainAt(tokens, at));
  const packageAt = tokens.indexOf('package');
  return {
    packageName: packageAt < 0 ? '' : packageFrom(tokens, packageAt + 1),
    publicType: types.find(({ isPublic }) => isPublic)?.name ?? null,
    mainType: types.findLast(({ at }) => at < mainAt)?.name ?? null,
    hasMain: mainAt >= 0,
  };
}

/** Caches the last outline: each test case needs it again. */
let latest: { source: string; outline: Outline } | null = null;

function outlineOf(source: string): Outline {
  if (latest?.source !== source) latest = { source, outline: readOutline(source) };
  return latest.outline;
}

/** javac requires this type's name as the file name. */
export function publicClass(source: string): string | null {
  return outlineOf(source).publicType;
}

export function hasMain(source: string): boolean {
  return outlineOf(source).hasMain;
}

/** Qualified name of the top-level class with the first `main`. */
export function mainClass(source: string): string {
  const { packageName, publicType, mainType } = outlineOf(source);
  const name = mainType ?? publicType ?? 'Main';
  return packageName ? `${packageName}.${name}` : name;
}
