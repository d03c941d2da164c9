/** Supports `*` within a name and `{a,b}`. A matching folder includes its content. */
export function matchPattern(pattern: string): (path: string) => boolean {
  const source = pattern.replace(/[.+?^$()|[\]\\*{},]/g, (sign) => {
    if (sign === '*') return '[^/]*';
    if (sign === '{') return '(?:';
    if (sign === '}') return ')';
    return sign === ',' ? '|' : `\\${sign}`;
  });
  const expression = new RegExp(`^(?:${source})(?:/.*)?$`);
  return (path) => pattern === '' || expression.test(path);
}
