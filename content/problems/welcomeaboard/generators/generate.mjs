import { writeCases } from '../../../generators/write-cases.mjs';

const names = [
  ['one-letter', 'Y'],
  ['two-letters', 'bo'],
  ['capitals', 'OLGA'],
  ['longest', 'MaximilianaJosephine'],
  ['usual', 'Marta'],
  ['twice-the-same', 'NaNa'],
  ['like-the-sample', 'Adam'],
  ['like-the-text', 'aboard'],
];

writeCases(import.meta.url, { sample: ['Ada'], secret: names }, (text) => ['Welcome', 'aboard,', `${text.trim()}!`].join(' '));
