const framesMax = 10;

/**
 * Only the program's own frames, at most ten in a row; `offset`: columns inserted before the program's
 * first line.
 */
export function cleanStack(text: string, offset: number): string {
  const lines: string[] = [];
  let frames = 0;
  for (const line of text.split('\n')) {
    const isFrame = /^\s+at /.test(line);
    if (isFrame && /codeferry:|\(native\)/.test(line)) continue;
    frames = isFrame ? frames + 1 : 0;
    if (frames <= framesMax) lines.push(withoutOffset(line, offset));
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function withoutOffset(line: string, offset: number): string {
  return line.replace(/main\.js:1:(\d+)/, (_, column) => `main.js:1:${Math.max(Number(column) - offset, 1)}`);
}
