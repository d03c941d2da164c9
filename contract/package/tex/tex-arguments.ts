/** Parses nested braces, which regular expressions cannot match. */

/** Replaces a TeX command and its arguments in braces; skips a star and one `[option]` after the name. */
export function replaceCommand(
  text: string,
  name: string,
  count: number,
  write: (...args: string[]) => string,
): string {
  const start = new RegExp(`\\\\${name}(?![A-Za-z])\\*?\\s*(?:\\[[^\\]]*\\])?`, 'g');
  let result = '';
  let from = 0;
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const { args, end } = readArguments(text, start.lastIndex, count);
    if (args.length < count) continue;
    result += text.slice(from, match.index) + write(...args);
    from = end;
    start.lastIndex = end;
  }
  return result + text.slice(from);
}

function readArguments(text: string, at: number, count: number): { args: string[]; end: number } {
  const args: string[] = [];
  let end = at;
  while (args.length < count) {
    const open = end + (/^\s*/.exec(text.slice(end, end + 20))?.[0].length ?? 0);
    const close = text[open] === '{' ? closingBrace(text, open) : -1;
    if (close < 0) break;
    args.push(text.slice(open + 1, close));
    end = close + 1;
  }
  return { args, end };
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '{') depth += 1;
    else if (text[at] === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}
