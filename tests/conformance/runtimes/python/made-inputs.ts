export const madeInputs: Record<string, string> = {
  'hundred-thousand-numbers': `100000\n${Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 1_000_003).join(' ')}\n`,
  'hundred-thousand-lines': Array.from(
    { length: 100_000 },
    (_, at) => `line ${at} ${(at * 31) % 997}\n`,
  ).join(''),
  'a-million-lines': `${Array.from({ length: 1_000_000 }, (_, at) => at % 1000).join('\n')}\n`,
  'one-long-line': `${'abcdefghij'.repeat(50_000)}\n`,
  'wide-letters': `${'añ日😀'.repeat(20_000)}\n`,
  tree: `20000\n${Array.from({ length: 19_999 }, (_, at) => `${Math.floor(at / 2) + 1} ${at + 2}`).join('\n')}\n`,
};
