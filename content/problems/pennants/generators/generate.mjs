import { writeCases } from '../../../generators/write-cases.mjs';

function solve(text) {
  const n = Number(text);
  return Array.from({ length: 2 * n - 1 }, (_, row) => '*'.repeat(n - Math.abs(n - 1 - row))).join('\n');
}

writeCases(import.meta.url, { sample: ['3'], secret: [1, 2, 4, 5, 8, 12, 21, 30].map((n) => [`width-${n}`, String(n)]) }, solve);
