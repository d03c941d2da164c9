/** The first row becomes the header, which Markdown requires. */
export function convertTables(text: string): string {
  return text.replace(
    /\\begin\{tabular\}\s*(?:\[[^\]]*\])?\{(?:[^{}]|\{[^{}]*\})*\}([\s\S]*?)\\end\{tabular\}/g,
    (_, body: string) => {
      const rows = body
        .replace(/\\(?:hline|toprule|midrule|bottomrule|cline\{[^}]*\})/g, '')
        .split(/\\\\(?:\[[^\]]*\])?/)
        .map((row) => row.split(/(?<!\\)&/).map(cell))
        .filter((row) => row.some((text) => text !== ''));
      const width = Math.max(0, ...rows.map((row) => row.length));
      if (width === 0) return '';
      const [head = [], ...rest] = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
      const lines = [head, Array<string>(width).fill(':--'), ...rest].map((row) => `| ${row.join(' | ')} |`);
      return `\n\n${lines.join('\n')}\n\n`;
    },
  );
}

const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
