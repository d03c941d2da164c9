/** Titles, tags and statements with the word frequencies of natural language, always the same for the same seed. */

const common =
  `sum path array graph tree string number grid game sort count shortest longest maximum minimum binary prime
island bridge harbour lantern ferry station signal train river market garden castle robot letter word sequence matrix
queue stack heap knight coin ticket pair window circle square triangle point line segment interval permutation palindrome
digit balance parity shift merge split rotate jump climb night morning winter summer forest mountain valley ocean anchor
current mooring cargo crate captain sailor pirate treasure island map compass storm wave tide beach library book page
student teacher class exam score prize contest team player round level puzzle maze door key lock tower wall road city
village country border network packet server message cipher code secret token cache memory process thread schedule task
machine factory robot conveyor warehouse parcel delivery route distance speed fuel energy battery charge solar planet
orbit rocket comet galaxy atom molecule reaction formula equation root power factor divisor multiple remainder modulo
fraction average median range difference product distinct equal common subset superset union intersection lexicographic
smallest largest nearest farthest alternating increasing decreasing consecutive adjacent connected directed weighted
cyclic bipartite balanced complete partial minimal maximal optimal greedy dynamic random hidden broken missing double
triple reverse mirror inverse forward backward upward downward inner outer upper lower left right first second third last`
    .split(/\s+/)
    .filter((word, index, all) => all.indexOf(word) === index);
const linking = ['the', 'a', 'of', 'and', 'in', 'to', 'is', 'for', 'with', 'each', 'that', 'are', 'from'];
const syllables = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo zu bra cle dri flo gru'.split(
  ' ',
);

/** The `rank`-th most frequent word. */
export function wordAt(rank: number): string {
  if (rank < common.length) return common[rank] ?? '';
  let word = '';
  for (let rest = rank; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length];
  }
  return word;
}

/** Values from 0 to 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Below `size`; small values are frequent, as in Zipf's law. */
const rankOf = (random: () => number, size: number) => Math.floor(size ** random()) - 1;

export interface ProblemText {
  readonly title: string;
  readonly tags: string[];
  readonly description: string;
}

const titleWords = 20_000;
const statementWords = 40_000;
const tagCount = 150;

export function problemText(index: number): ProblemText {
  const random = randomOf(index);
  const words = (count: number, size: number) =>
    Array.from({ length: count }, () => wordAt(rankOf(random, size)));
  const title = words(2 + Math.floor(random() * 3), titleWords).join(' ');
  const tags = Array.from({ length: 1 + Math.floor(random() * 3) }, () => wordAt(rankOf(random, tagCount)));
  const description = words(40, statementWords)
    .map((word, at) => (at % 3 === 0 ? `${linking[Math.floor(random() * linking.length)]} ${word}` : word))
    .join(' ');
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    tags: [...new Set(tags)],
    description: `${description}.`,
  };
}

/** As the product proposes it for a title. */
export function problemID(index: number): string {
  return `${problemText(index).title.toLowerCase().replaceAll(' ', '-').slice(0, 40)}-${index}`;
}
