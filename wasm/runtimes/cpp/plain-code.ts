/** Comments, raw strings, strings and characters; a quote between digits is a separator. */
const notCode =
  /\/\/(?:\\\r?\n|[^\n])*|\/\*[\s\S]*?(?:\*\/|$)|R"([^()\\ ]{0,16})\([\s\S]*?\)\1"|"(?:\\[\s\S]|[^"\\\n])*"|(?<![0-9a-fA-F])'(?:\\[\s\S]|[^'\\\n])*'/g;

/** Without comments and with empty strings, line by line. Quoted includes keep their names. */
export function plainCode(code: string): string {
  return code
    .split(/(^[ \t]*#[ \t]*include[ \t]*"[^"\n]*")/m)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(notCode, blank)))
    .join('');
}

function blank(text: string): string {
  const lines = text.replace(/[^\n]/g, '');
  return text.startsWith('/') ? ` ${lines}` : `""${lines}`;
}
