import { inspect } from './inspect/inspect';

/** With the source line, as Node prints it to standard error. */
export function describeUncaught(error: unknown, source: string, offset: number): string {
  if (!(error instanceof Error)) return `Uncaught ${inspect(error)}\n`;
  const place = /main\.js:(\d+)(?::(\d+))?/.exec(String(error.stack ?? ''));
  if (!place) return `${inspect(error)}\n`;
  const line = Number(place[1]);
  const column = Number(place[2] ?? 0) - (line === 1 ? offset : 0);
  nameCallee(error, source.split('\n')[line - 1] ?? '', column);
  return `${excerpt(source, line, column)}${inspect(error)}\n`;
}

function excerpt(source: string, line: number, column: number): string {
  const text = source.split('\n')[line - 1];
  if (text === undefined || text.length > 400) return '';
  const marker = column > 0 ? `${text.slice(0, column - 1).replace(/[^\t]/g, ' ')}^` : '^';
  return `main.js:${line}\n${text}\n${marker}\n\n`;
}

/** The bare engine does not name the value that is not a function; the program's text does. */
function nameCallee(error: Error, line: string, column: number): void {
  if (error.message !== 'not a function') return;
  const called = /[\w$.[\]]+$/.exec(line.slice(0, Math.max(column - 1, 0)))?.[0];
  if (called) Object.defineProperty(error, 'message', { value: `${called} is not a function` });
}
