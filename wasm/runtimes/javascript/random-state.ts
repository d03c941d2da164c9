/** In the engine's context structure, in bytes. */
export type RandomStateOffset = number;

const bytesSearched = 1024;
const wordBytes = 8;

/**
 * Finds the only word of the structure that `Math.random` advances by one step. Undefined if there is none.
 */
export function findRandomState(
  read: (bytes: number) => ArrayBuffer,
  callRandom: () => void,
): RandomStateOffset | undefined {
  const before = new BigUint64Array(read(bytesSearched));
  callRandom();
  const after = new BigUint64Array(read(bytesSearched));
  const index = before.findIndex((word, at) => word !== 0n && nextState(word) === after[at]);
  return index < 0 ? undefined : index * wordBytes;
}

/**
 * One step of xorshift64*, Vigna 2014, "An experimental exploration of Marsaglia's xorshift generators,
 * scrambled".
 */
export function nextState(state: bigint): bigint {
  let next = state ^ (state >> 12n);
  next = BigInt.asUintN(64, next ^ (next << 25n));
  return next ^ (next >> 27n);
}
