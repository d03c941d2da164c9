import { createHash } from 'node:crypto';

/** The results in which runtime and judge must agree: output and exit. */
export interface Answer {
  stdout: string;
  ending: 'ok' | 'runtimeError' | 'compileError' | 'limit' | 'failed';
  /** `null` if the program did not exit normally. */
  exitCode: number | null;
  /** Not compared; for reading a difference. */
  stderr: string;
}

export interface Difference {
  name: string;
  judge: Answer;
  runtime: Answer;
}

/** A longer output is compared by its beginning, length and hash, so that a recording stays small. */
const outputMax = 600;

export function comparableOutput(stdout: string): string {
  if (stdout.length <= outputMax) return stdout;
  const hash = createHash('sha256').update(stdout).digest('hex').slice(0, 32);
  return `${stdout.slice(0, outputMax / 2)}… ${stdout.length} characters, SHA-256 ${hash}`;
}

/** Programs with different results, sorted by name. */
export function differences(
  judge: ReadonlyMap<string, Answer>,
  runtime: ReadonlyMap<string, Answer>,
): Difference[] {
  const found: Difference[] = [];
  for (const [name, wanted] of judge) {
    const given = runtime.get(name);
    if (!given) throw new Error(`"${name}" was not run.`);
    if (!same(wanted, given)) found.push({ name, judge: wanted, runtime: given });
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function same(a: Answer, b: Answer): boolean {
  const isSameOutput = comparableOutput(a.stdout) === comparableOutput(b.stdout);
  return isSameOutput && a.ending === b.ending && (a.ending !== 'ok' || a.exitCode === b.exitCode);
}

/** Both results from the first difference, shortened for a test's message. */
export function describeDifference({ name, judge, runtime }: Difference): string {
  let from = 0;
  while (from < judge.stdout.length && judge.stdout[from] === runtime.stdout[from]) from += 1;
  from = Math.max(0, from - 40);
  const side = (who: string, { ending, exitCode, stdout, stderr }: Answer) =>
    `  ${who}: ${ending} (${exitCode}) ${JSON.stringify(stdout.slice(from, from + 300))}\n    ${stderr.slice(0, 300)}`;
  return `${name}\n${side('judge  ', judge)}\n${side('runtime', runtime)}`;
}
