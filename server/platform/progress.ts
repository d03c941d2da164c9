/** Progress lines on stdout while the process starts. */

const firstSignMs = 2000;
const nextSignMs = 5000;

const seconds = (sinceMs: number) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs one step of the start and prints its result. Prints a progress line if it takes longer than two
 * seconds.
 * @param describe the result as text, e.g. `ready`
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
