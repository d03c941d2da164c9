const count = 200_000;
const numbers = Array.from({ length: count }, (_, at) => (at * 7919) % 1_000_003);

/** Generated large inputs. */
export const madeInputs: Record<string, string> = { numbers: `${count}\n${numbers.join(' ')}\n` };
