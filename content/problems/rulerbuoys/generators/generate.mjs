import { writeCases } from '../../../generators/write-cases.mjs';

/** Buoy number i has one more than the number of times that i can be halved. */
function solve(text) {
  const buoys = 2 ** Number(text) - 1;
  return Array.from({ length: buoys }, (_, at) => 32 - Math.clz32((at + 1) & -(at + 1))).join(' ');
}

writeCases(import.meta.url, { sample: ['3'], secret: [1, 2, 4, 5, 6, 7, 8, 9, 10].map((n) => [`size-${n}`, String(n)]) }, solve);
