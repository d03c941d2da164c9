const count = 200_000;
const numbers = Array.from({ length: count }, (_, at) => (at * 7919) % 1_000_003);

export const madeInputs: Record<string, string> = { numbers: `${count}\n${numbers.join(' ')}\n` };
