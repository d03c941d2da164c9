/** Lends items in order of request. */
export interface Pool<T> {
  /** Rejects with the signal's reason if it aborts before the turn. */
  use<R>(task: (item: T) => Promise<R>, signal?: AbortSignal): Promise<R>;
  waiting(): number;
}

export function createPool<T>(items: readonly T[]): Pool<T> {
  const free = [...items];
  const queue: ((item: T) => void)[] = [];

  async function take(signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const item = free.pop();
    if (item !== undefined) return item;
    return await new Promise((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(enter), 1);
        reject(signal?.reason);
      };
      const enter = (given: T) => {
        signal?.removeEventListener('abort', leave);
        resolve(given);
      };
      queue.push(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  function giveBack(item: T): void {
    const next = queue.shift();
    if (next) next(item);
    else free.push(item);
  }

  return {
    async use(task, signal) {
      const item = await take(signal);
      try {
        return await task(item);
      } finally {
        giveBack(item);
      }
    },
    waiting: () => queue.length,
  };
}
