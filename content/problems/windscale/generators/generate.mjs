import { writeCases } from '../../../generators/write-cases.mjs';

const words = [...Array(4).fill('calm'), ...Array(13).fill('breeze'), ...Array(17).fill('wind')];
const speeds = [0, 3, 4, 9, 17, 25, 33, 34, 60, 200];

writeCases(
  import.meta.url,
  { sample: ['16'], secret: speeds.map((speed) => [`${speed}-knots`, String(speed)]) },
  (text) => words[Number(text)] || 'storm',
);
