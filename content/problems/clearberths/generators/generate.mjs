import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1816);
const input = (today, boats) => [`${boats.length} ${today}`, ...boats.map((boat) => boat.join(' '))].join('\n');
const boats = (days) => days.map((day) => [random.word(random.int(1, 10)), day]);
const anyDays = (count, low = 1, high = 1000) => random.list(count, () => random.int(low, high));

function solve(text) {
  const [head, ...lines] = text.trim().split('\n');
  const today = Number(head.split(' ')[1]);
  const staying = lines.map((line) => line.split(' ')).filter(([, paid]) => Number(paid) >= today);
  return staying.map(([name]) => name).join('\n') || 'empty';
}

writeCases(
  import.meta.url,
  {
    sample: [input(40, [['otter', 90], ['tern', 39], ['heron', 40], ['gull', 12], ['seal', 41]])],
    secret: [
      ['one-stays', input(5, boats([5]))],
      ['one-goes', input(5, boats([4]))],
      ['two-in-a-row', input(100, boats([200, 50, 60, 300]))],
      ['three-in-a-row', input(100, boats([99, 98, 97, 100]))],
      ['two-at-the-end', input(100, boats([100, 99, 99]))],
      ['everybody-goes', input(1000, boats(anyDays(50, 1, 999)))],
      ['everybody-stays', input(1, boats(anyDays(50)))],
      ['every-other-one', input(500, boats(random.list(60, (at) => (at % 2 ? 499 : 500))))],
      ['same-name-and-day', input(7, [['a', 6], ['b', 9], ['a', 8], ['a', 6], ['b', 6], ['b', 9]])],
      ['random', input(400, boats(anyDays(300)))],
      ['most', input(700, boats(anyDays(1000)))],
    ],
  },
  solve,
);
