/** A fixed number of things, handed out in the order they are asked for. */
export interface Pool<T> {
  use<R>(task: (item: T) => Promise<R>): Promise<R>;
  /** How many ask in vain at the moment. */
  waiting(): number;
}

export function createPool<T>(items: readonly T[]): Pool<T> {
  const free = [...items];
  const queue: ((item: T) => void)[] = [];

  function take(): Promise<T> {
    const item = free.pop();
    return item === undefined ? new Promise((resolve) => queue.push(resolve)) : Promise.resolve(item);
  }

  function giveBack(item: T): void {
    const next = queue.shift();
    if (next) next(item);
    else free.push(item);
  }

  return {
    async use(task) {
      const item = await take();
      try {
        return await task(item);
      } finally {
        giveBack(item);
      }
    },
    waiting: () => queue.length,
  };
}
