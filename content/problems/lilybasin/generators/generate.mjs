import { writeCases } from '../../../generators/write-cases.mjs';

/** Counts from the other end: how often the basin can be halved, rounded up, until the lilies fill it. */
function solve(text) {
  let [lilies, basin] = text.trim().split(' ').map(Number);
  let days = 0;
  for (; basin > lilies; days += 1) basin = Math.ceil(basin / 2);
  return days;
}

writeCases(
  import.meta.url,
  {
    sample: ['3 20', '5 5'],
    secret: [
      ['one-day', '7 8'],
      ['exactly', '5 40'],
      ['one-more', '5 41'],
      ['power-of-two', '1 1024'],
      ['one-above-a-power', '1 1025'],
      ['one-below-a-power', '1 536870911'],
      ['from-one', '1 1000000000'],
      ['large', '999999999 1000000000'],
      ['odd', '3 777777777'],
    ],
  },
  solve,
);
