import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2403);
const input = (n, broken) => `${n} ${broken.length}\n${broken.join(' ')}\n`;
const broken = (n, count) =>
  random.shuffle(Array.from({ length: n - 1 }, (_, at) => at + 1)).slice(0, count).sort((one, other) => one - other);

/** Stretches between broken steps have Fibonacci numbers of ways; each broken step is passed with one jump. */
function solve(text) {
  const [[n], gaps] = text.split('\n').map((line) => line.split(' ').filter(Boolean).map(Number));
  const fibonacci = [1, 1];
  while (fibonacci.length <= n) fibonacci.push(fibonacci[fibonacci.length - 1] + fibonacci[fibonacci.length - 2]);
  let ways = 1;
  let from = 0;
  for (const gap of [...gaps, n + 1]) {
    ways *= gap - 1 < from ? 0 : fibonacci[gap - 1 - from];
    from = gap + 1;
  }
  return ways;
}

writeCases(
  import.meta.url,
  {
    sample: [input(5, [3]), input(6, [3, 4])],
    secret: [
      ['one-step', input(1, [])],
      ['two-steps', input(2, [])],
      ['first-step-broken', input(3, [1])],
      ['second-last-broken', input(4, [3])],
      ['every-second', input(9, [2, 4, 6, 8])],
      ['every-second-from-one', input(10, [1, 3, 5, 7, 9])],
      ['first-two-broken', input(5, [1, 2])],
      ['last-two-broken', input(5, [3, 4])],
      ['ten-steps', input(10, [])],
      ['medium', input(40, [7, 19, 33])],
      ['no-broken-steps', input(70, [])],
      ['few-broken', input(70, [5, 30, 64])],
      ['many-broken', input(70, broken(70, 15))],
    ],
  },
  solve,
);
