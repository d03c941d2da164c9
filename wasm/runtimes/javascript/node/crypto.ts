import { Buffer } from './buffer';

/** Random enough for a program that runs alone. */
function randomByte(): number {
  return Math.floor(Math.random() * 256);
}

export function randomUuid(): string {
  const bytes = Array.from({ length: 16 }, randomByte);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export function fillRandomly<T extends ArrayBufferView>(target: T): T {
  const bytes = new Uint8Array(target.buffer, target.byteOffset, target.byteLength);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = randomByte();
  return target;
}

/** Only the random functions; hashes and ciphers exist on the judge only. */
export function makeCrypto() {
  const elsewhere = (name: string) => () => {
    throw new Error(`crypto.${name} is not available in the browser; it works when you submit.`);
  };
  return {
    randomUUID: randomUuid,
    randomBytes: (size: number) => fillRandomly(Buffer.alloc(size)),
    randomInt: (first: number, second?: number) => {
      const [low, high] = second === undefined ? [0, first] : [first, second];
      return low + Math.floor(Math.random() * (high - low));
    },
    getRandomValues: fillRandomly,
    createHash: elsewhere('createHash'),
    createHmac: elsewhere('createHmac'),
  };
}
