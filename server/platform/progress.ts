/** What the process tells a person while it starts: plain lines on standard output. */

const firstSignMs = 2000;
const nextSignMs = 5000;

const seconds = (sinceMs: number) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

/** One line for people. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs one step of the start and says when it is done; a step that takes longer than two seconds gives signs of life.
 * @param describe what to say of the result, e.g. `ready`
 */
export async function step<T>(
  title: string,
  work: () => Promise<T>,
  describe: (result: T) => string = () => 'ready',
): Promise<T> {
  const startedAt = performance.now();
  const signOfLife = () => say(`${title} … still working (${seconds(startedAt)})`);
  let repeat: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    signOfLife();
    repeat = setInterval(signOfLife, nextSignMs);
  }, firstSignMs);
  try {
    const result = await work();
    say(`${title} … ${describe(result)} in ${seconds(startedAt)}`);
    return result;
  } finally {
    clearTimeout(first);
    clearInterval(repeat);
  }
}
