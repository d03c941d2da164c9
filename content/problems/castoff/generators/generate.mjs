import { writeCases } from '../../../generators/write-cases.mjs';

const counts = [1, 2, 4, 9, 10, 31, 57, 100];
const countdown = (n) => (n === 0 ? ['Cast off!'] : [n, ...countdown(n - 1)]);

writeCases(
  import.meta.url,
  { sample: ['3'], secret: counts.map((n) => [`from-${n}`, String(n)]) },
  (text) => countdown(Number(text)).join('\n'),
);
