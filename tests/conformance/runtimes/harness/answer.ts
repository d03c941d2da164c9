/** What a program did, as far as runtime and judge must agree: its output, and how it ended. */
export interface Answer {
  stdout: string;
  ending: 'ok' | 'runtimeError' | 'compileError' | 'limit' | 'failed';
  /** What it ended with; `null` where it was ended by something else. */
  exitCode: number | null;
  /** Not compared: for whoever looks at a difference. */
  stderr: string;
}

export interface Difference {
  name: string;
  judge: Answer;
  runtime: Answer;
}

/** Programs that were answered differently, in the order of their names. */
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
  return a.stdout === b.stdout && a.ending === b.ending && (a.ending !== 'ok' || a.exitCode === b.exitCode);
}

/** Both answers from where they part, shortened, for the message of a failing test. */
export function describeDifference({ name, judge, runtime }: Difference): string {
  let from = 0;
  while (from < judge.stdout.length && judge.stdout[from] === runtime.stdout[from]) from += 1;
  from = Math.max(0, from - 40);
  const side = (who: string, { ending, exitCode, stdout, stderr }: Answer) =>
    `  ${who}: ${ending} (${exitCode}) ${JSON.stringify(stdout.slice(from, from + 300))}\n    ${stderr.slice(0, 300)}`;
  return `${name}\n${side('judge  ', judge)}\n${side('runtime', runtime)}`;
}
