/** Random numbers that are the same on every machine: test data can be made again from its seed. */

/** A 32-bit generator of the mulberry kind; `seed` is any integer. */
export function createRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from `low` to `high`, both included. */
  const int = (low, high) => low + Math.floor(next() * (high - low + 1));
  return {
    int,
    chance: (probability) => next() < probability,
    pick: (list) => list[int(0, list.length - 1)],
    list: (length, make) => Array.from({ length }, (_, index) => make(index)),
    shuffle: (list) => {
      const shuffled = [...list];
      for (let at = shuffled.length - 1; at > 0; at -= 1) {
        const other = int(0, at);
        [shuffled[at], shuffled[other]] = [shuffled[other], shuffled[at]];
      }
      return shuffled;
    },
    word: (length, letters = 'abcdefghijklmnopqrstuvwxyz') =>
      Array.from({ length }, () => letters[int(0, letters.length - 1)]).join(''),
  };
}
