import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1810);
const input = (ropes) => `${ropes.length}\n${ropes.join('\n')}`;
const longest = 1e12;

function commonDivisor(one, other) {
  return other === 0 ? one : commonDivisor(other, one % other);
}
/** Every pair of loops and metres is looked at. */
function ways(rope) {
  let count = 0;
  for (let loops = 1; loops * loops <= rope; loops += 1) {
    if (rope % loops !== 0 || commonDivisor(rope / loops, loops) !== 1) continue;
    count += loops * loops === rope ? 1 : 2;
  }
  return count;
}
const solve = (text) => text.trim().split('\n').slice(1).map((rope) => ways(Number(rope))).join('\n');

writeCases(
  import.meta.url,
  {
    sample: [input([12, 16, 1])],
    secret: [
      ['shortest', input([1, 2, 3, 4, 5])],
      ['squares', input([36, 49, 900, 44_100, 65_536])],
      ['powers', input([3 ** 25, 7 ** 14, 2 ** 39, 10 ** 12, 5])],
      ['primes', input([7919, 104_729, 1_000_003, 999_999_999_989, 15_485_863])],
      ['many-small-primes', input([2 * 3 * 5 * 7 * 11 * 13 * 17 * 19 * 23 * 29 * 31, 200_560_490_130, 30_030, 510_510, 720_720])],
      ['square-of-a-prime', input([999_983 ** 2, 999_979 * 999_983, 2 * 499_979 * 499_979, 101 * 101])],
      ['one-large-prime', input([2 * 499_999_999_979, 6 * 166_666_666_613, 4 * 249_999_999_989])],
      ['beyond-32-bits', input([2 ** 32, 2 ** 32 + 15, 2 ** 31 - 1, 4_294_967_297])],
      ['random-small', input(random.list(5, () => random.int(1, 5000)))],
      ['random', input(random.list(5, () => random.int(1, longest)))],
      ['most', input([longest, longest - 11, longest - 1, longest - 39, longest - 2])],
    ],
  },
  solve,
);
