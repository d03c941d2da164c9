/** What the toolbar of a Markdown field does with the text. */

/** The text of a field and its selection; `start` is `end` if nothing is selected. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces `from` to `to`, and then selects within the new text. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly select: readonly [start: number, end: number];
}

const selection = ({ text, start, end }: Selected) => text.slice(start, end);

/** Puts marks around the selection, or removes them. The caret goes between the marks. */
export function around(selected: Selected, mark: string): TextEdit {
  const { text, start, end } = selected;
  const { length } = mark;
  const isMarked = text.slice(start - length, start) === mark && text.slice(end, end + length) === mark;
  // `*` beside the selection may be one of `**`.
  const isLonger = length === 1 && text.slice(start - 2, start) === mark + mark;
  if (isMarked && start >= length && !isLonger) {
    const from = start - length;
    return {
      from,
      to: end + length,
      insert: selection(selected),
      select: [from, from + end - start],
    };
  }
  const insert = `${mark}${selection(selected)}${mark}`;
  return { from: start, to: end, insert, select: [start + length, end + length] };
}

/** Begins each selected line with a prefix, or removes it from all of them. `1. ` counts the lines. */
export function linesWith(selected: Selected, prefix: string): TextEdit {
  const { text, start, end } = selected;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const of = (at: number) => (prefix === '1. ' ? `${at + 1}. ` : prefix);
  const pattern = prefix === '1. ' ? /^\d+\. / : prefix;
  const hasPrefix = (line: string) =>
    typeof pattern === 'string' ? line.startsWith(pattern) : pattern.test(line);
  const insert = (
    lines.every(hasPrefix)
      ? lines.map((line) => line.replace(pattern, ''))
      : lines.map((line, at) => of(at) + line)
  ).join('\n');
  const isOneLine = lines.length === 1;
  const caret = Math.max(from, start + insert.length - (to - from));
  return {
    from,
    to,
    insert,
    select: isOneLine ? [caret, caret + end - start] : [from, from + insert.length],
  };
}

/** A block of its own, with an empty line before and after it. `select`: offsets in the block. */
export function block(
  { text, start, end }: Selected,
  content: string,
  select: readonly [number, number],
): TextEdit {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const trail = after === '' ? '\n' : after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  const at = start + lead.length;
  return {
    from: start,
    to: end,
    insert: lead + content + trail,
    select: [at + select[0], at + select[1]],
  };
}

export function displayMath(selected: Selected): TextEdit {
  const inside = selection(selected).trim();
  return block(selected, `$$\n${inside}\n$$`, [3, 3 + inside.length]);
}

/** A block for several lines. */
export function code(selected: Selected): TextEdit {
  const inside = selection(selected);
  if (!inside.includes('\n')) return around(selected, '`');
  return block(selected, `\`\`\`\n${inside.replace(/\n$/, '')}\n\`\`\``, [3, 3]);
}

/** Selects the address, which the author types next. */
export function link(selected: Selected, text: string): TextEdit {
  const { start, end } = selected;
  const label = selection(selected) || text;
  const address = 'https://';
  const at = start + label.length + 3;
  return { from: start, to: end, insert: `[${label}](${address})`, select: [at, at + address.length] };
}

/** Selects the first heading. `heading` names a column, from 1. */
export function table(
  selected: Selected,
  columns: number,
  rows: number,
  heading: (column: number) => string,
): TextEdit {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const each = (cell: (column: number) => string) =>
    line(Array.from({ length: columns }, (_, at) => cell(at + 1)));
  const first = heading(1);
  const content = [
    each(heading),
    each(() => '---'),
    ...Array.from({ length: rows }, () => each(() => '   ')),
  ].join('\n');
  return block({ ...selected, start: selected.end }, content, [2, 2 + first.length]);
}
