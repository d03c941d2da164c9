interface EndlessLoop {
  line: number;
  /** The first variable of the condition; null if the condition is always true. */
  unchanged: string | null;
}

const notVariables = new Set([
  'True',
  'False',
  'true',
  'false',
  'not',
  'and',
  'or',
  'in',
  'is',
  'None',
  'null',
  'len',
]);

/** The first `while` loop whose condition cannot change, and that nothing leaves. */
export function findEndlessLoop(code: string, isPython: boolean): EndlessLoop | null {
  const lines = code.split('\n');
  for (const [at, text] of lines.entries()) {
    const condition = (
      isPython ? /^\s*while\b\s*(.+?):\s*(?:#.*)?$/ : /\bwhile\s*\((.*)\)\s*[{;]?\s*(?:\/\/.*)?$/
    ).exec(text)?.[1];
    if (condition === undefined) continue;
    // In `do … while`, the body is above.
    if (!isPython && /^\s*\}?\s*while\b.*;\s*$/.test(text) && /\bdo\b/.test(code)) continue;
    const body = isPython ? indented(lines, at) : inBraces(lines, at);
    const unchanged = unchangedIn(condition, body);
    if (unchanged !== undefined) return { line: at + 1, unchanged };
  }
  return null;
}

/** Null: always true. Undefined: the loop may end. */
function unchangedIn(condition: string, body: string): string | null | undefined {
  const plain = condition.replace(/"[^"]*"|'[^']*'/g, '');
  // A call or a read in the condition may change its result.
  if (/\w\s*\(|>>|[^=!<>]=[^=]|\+\+|--/.test(plain.replace(/\blen\s*\(/g, ''))) return undefined;
  if (/\b(?:break|return|exit|throw|raise|quit)\b/.test(body)) return undefined;
  const names = [...plain.matchAll(/[A-Za-z_]\w*/g)]
    .map(([name]) => name)
    .filter((name) => !notVariables.has(name));
  if (names.some((name) => isChanged(name, body))) return undefined;
  return names[0] ?? null;
}

const isChanged = (name: string, body: string) =>
  new RegExp(
    `\\b${name}\\b(?:\\[[^\\]]*\\])?\\s*(?:[-+*/%&|^]|//|\\*\\*|<<|>>)?=(?!=)|(?:\\+\\+|--|>>|&)\\s*${name}\\b|\\b${name}\\s*(?:\\+\\+|--)|\\b${name}\\.\\w+\\(|\\b${name}\\s*,|,\\s*${name}\\s*=`,
  ).test(body);

const indentOf = (text: string) => text.length - text.trimStart().length;

function indented(lines: readonly string[], at: number): string {
  const indent = indentOf(lines[at] ?? '');
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((text) => text.trim() !== '' && indentOf(text) <= indent);
  return (end < 0 ? rest : rest.slice(0, end)).join('\n');
}

/** The loop's block, or its one statement. */
function inBraces(lines: readonly string[], at: number): string {
  const rest = lines.slice(at).join('\n');
  const start = rest.indexOf(')', rest.search(/\bwhile\b/));
  const open = rest.indexOf('{', start);
  const statement = rest.indexOf(';', start);
  if (open < 0 || (statement >= 0 && statement < open)) return rest.slice(start, statement + 1);
  return blockAt(rest, open);
}

function blockAt(code: string, open: number): string {
  let depth = 0;
  for (let index = open; index < code.length; index += 1) {
    if (code[index] === '{') depth += 1;
    if (code[index] === '}' && --depth === 0) return code.slice(open, index);
  }
  return code.slice(open);
}

/** Line of a function that calls itself; in C++, its stack counts as memory. */
export function findRecursion(code: string): number | null {
  for (const { 1: name = '', index } of code.matchAll(/^[ \t]*[\w:<>*&]+[ \t]+(\w+)\s*\([^()]*\)\s*\{/gm)) {
    const body = blockAt(code, code.indexOf('{', index));
    if (new RegExp(`\\b${name}\\s*\\(`).test(body)) return code.slice(0, index + 1).split('\n').length;
  }
  return null;
}
