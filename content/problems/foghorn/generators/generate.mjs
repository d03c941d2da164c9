import { writeCases } from '../../../generators/write-cases.mjs';

/** The pattern repeats after fifteen minutes. */
const quarter = 'qqsqlsqqslqsqqd'.split('');
const words = { q: 'quiet', s: 'short', l: 'long', d: 'double' };

writeCases(
  import.meta.url,
  { sample: ['6'], secret: [1, 3, 5, 15, 16, 30, 47, 100].map((n) => [`${n}-minutes`, String(n)]) },
  (text) => Array.from({ length: Number(text) }, (_, at) => words[quarter[at % 15]]).join('\n'),
);
