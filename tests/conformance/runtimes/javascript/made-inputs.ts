export const madeInputs: Record<string, string> = {
  'hundred-thousand-numbers': `100000\n${Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 1_000_003).join(' ')}\n`,
  'fifty-thousand-lines': Array.from({ length: 50_000 }, (_, at) => `line ${at} ${(at * 31) % 997}\n`).join(
    '',
  ),
  'one-long-line': `${'abcdefghij'.repeat(50_000)}\n`,
  'wide-letters': `${'añ日😀'.repeat(20_000)}\n`,
};
