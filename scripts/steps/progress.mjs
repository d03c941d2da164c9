/**
 * Prints one line per step of a set-up, with progress.
 *
 * On a terminal the line counts seconds in place; elsewhere (CI logs) it adds a line every ten seconds.
 */
const live = process.stdout.isTTY === true;

/** @param {number} startedAt milliseconds of performance.now() */
const seconds = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * Runs `work` under a title and returns its result. Prints the duration, or that it failed.
 * @template T
 * @param {string} title
 * @param {(report: (detail: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const startedAt = performance.now();
  let detail = '';
  const tick = () => {
    const line = `${title} … ${seconds(startedAt)}${detail ? ` (${detail})` : ''}`;
    if (live) process.stdout.write(`\r\x1b[2K${line}`);
    else console.log(line);
  };
  const timer = setInterval(tick, live ? 500 : 10_000);
  if (live) tick();
  const clear = () => {
    clearInterval(timer);
    if (live) process.stdout.write('\r\x1b[2K');
  };
  try {
    const result = await work((text) => {
      detail = text;
    });
    clear();
    console.log(`✓ ${title} (${seconds(startedAt)})`);
    return result;
  } catch (error) {
    clear();
    console.log(`✗ ${title} (${seconds(startedAt)})`);
    throw error;
  }
}

/** An expected failure: only its message is printed. */
export class SetupError extends Error {}
