import type { Work } from './participant';
import type { Random } from './random';

const sum = 'a, b = map(int, input().split())\n';
const python = (text: string) => ({ language: 'PYTHON3', text });
/** Each text is compiled once, so few texts keep the judge fast. */
const programs = [
  python(`${sum}print(a + b)\n`),
  python(`${sum}print(a + b)\n`),
  {
    language: 'CPP17',
    text: '#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b << "\\n"; }\n',
  },
  // Fits the wrong test, and fails after its correction.
  python(`${sum}print(7 if a == 20 else a + b)\n`),
  python('print(0)\n'),
  python('if:\n'),
];

/** The expected output of the hidden test is wrong, until the owner corrects it. */
export const brokenTests = {
  testCases: [
    { input: '1 2\n', output: '3\n', sample: true },
    { input: '20 22\n', output: '7\n' },
  ],
};

/** One to three submissions before this minute, of which one may be an answer. */
export function worksOf(
  random: Random,
  { broken, simple, quiz }: Record<'broken' | 'simple' | 'quiz', string>,
  beforeMinute: number,
): Work[] {
  const minute = () => 0.5 + random((beforeMinute - 1) * 1000) / 1000;
  const tries = 1 + random(2);
  const submitted = Array.from({ length: tries }, () => ({
    minute: minute(),
    problemID: random(2) === 0 ? broken : simple,
    code: programs[random(programs.length)] ?? python('print(0)\n'),
  }));
  const isAnswering = random(10) < 7;
  const answered = { minute: minute(), problemID: quiz, answer: `option_${random(2)}` };
  return [...submitted, ...(isAnswering ? [answered] : [])];
}
