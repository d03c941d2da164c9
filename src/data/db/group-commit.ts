/**
 * Batches writes, because a transaction mostly waits for the disk and blocks readers. Writes that arrive
 * meanwhile share the next transaction, in order.
 */
export function groupCommit(
  transact: (work: () => Promise<void>) => Promise<void>,
): <T>(work: () => Promise<T>) => Promise<T> {
  let waiting: Piece[] = [];
  let isRunning = false;

  async function together(pieces: readonly Piece[]): Promise<void> {
    const settled: (() => void)[] = [];
    try {
      await transact(async () => {
        for (const { work, resolve } of pieces) {
          const result = await work();
          settled.push(() => resolve(result));
        }
      });
    } catch (error) {
      const [piece] = pieces;
      if (pieces.length === 1) return piece?.reject(error);
      // One failure aborts the whole transaction, so each piece retries alone.
      for (const piece of pieces) await together([piece]);
      return;
    }
    for (const settle of settled) settle();
  }

  async function goOn(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const pieces = waiting;
      waiting = [];
      await together(pieces);
    }
    isRunning = false;
  }

  return <T>(work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as (result: unknown) => void, reject });
      if (!isRunning) void goOn();
    });
}

interface Piece {
  work: () => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}
