/** A seeded generator, so that a red run can be repeated: integers from 0 below `below`. */
export type Random = (below: number) => number;

export function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Like `Promise.all`, with a limited number at a time. */
export async function eachOf<T>(
  list: readonly T[],
  atOnce: number,
  doIt: (one: T) => Promise<void>,
): Promise<void> {
  const left = [...list];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await doIt(one);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
