import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ConformanceProgram {
  /** File and title; identifies the program in lists of differences. */
  name: string;
  code: string;
  stdin: string;
}

const titleMark = '#### ';
const stdinTitle = 'stdin';
const openStdinTitle = 'stdin without newline';
const madeStdin = /^stdin from (\S+)$/;

/**
 * Parses programs: each begins with `#### title` and may be followed by `#### stdin`, `#### stdin without
 * newline` (at its end) or `#### stdin from NAME`, which reads a large input from `made`.
 */
export function parsePrograms(
  text: string,
  group: string,
  made: Record<string, string>,
): ConformanceProgram[] {
  const programs: ConformanceProgram[] = [];
  for (const section of `\n${text}`.split(`\n${titleMark}`).slice(1)) {
    const [title = '', ...lines] = section.split('\n');
    const body = `${lines.join('\n').replace(/\n+$/, '')}\n`;
    const last = programs.at(-1);
    const makes = madeStdin.exec(title)?.[1];
    if (!last || (title !== stdinTitle && title !== openStdinTitle && makes === undefined)) {
      programs.push({ name: `${group}: ${title}`, code: body, stdin: '' });
    } else {
      last.stdin = makes === undefined ? body : madeText(makes, made);
      if (title === openStdinTitle) last.stdin = last.stdin.slice(0, -1);
    }
  }
  return programs;
}

/** All programs of a folder's `.txt` files. Names must be unique. */
export function readPrograms(folder: string, made: Record<string, string> = {}): ConformanceProgram[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  const programs = files
    .sort()
    .flatMap((file) =>
      parsePrograms(readFileSync(join(folder, file), 'utf8'), file.slice(0, -'.txt'.length), made),
    );
  const names = new Set<string>();
  for (const { name } of programs) {
    if (names.has(name)) throw new Error(`Two programs are called "${name}".`);
    names.add(name);
  }
  return programs;
}

function madeText(name: string, made: Record<string, string>): string {
  const text = made[name];
  if (text === undefined) throw new Error(`Nobody makes the input "${name}".`);
  return text;
}
