import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(2306);

/** A random chest with `pairs` chests; a higher chance goes deeper. */
function chest(pairs, chance) {
  let text = '(';
  let open = 1;
  for (let left = pairs - 1; left > 0 || open > 1; ) {
    const opens = left > 0 && (open === 1 || random.chance(chance));
    text += opens ? '(' : ')';
    open += opens ? 1 : -1;
    left -= opens ? 1 : 0;
  }
  return `${text})`;
}

/** Removes empty chests layer by layer. */
function solve(text) {
  let drawing = text.trim();
  const chests = drawing.length / 2;
  let layers = 0;
  for (; drawing !== ''; layers += 1) drawing = inner(drawing);
  return `${chests} ${layers}`;
}
/** Without the outermost pairs. */
function inner(drawing) {
  let open = 0;
  return drawing
    .split('')
    .filter((sign) => (sign === '(' ? open++ : --open) > 0)
    .join('');
}

writeCases(
  import.meta.url,
  {
    sample: ['(()(()))', '()'],
    secret: [
      ['one-inside', '(())'],
      ['side-by-side', `(${'()'.repeat(30)})`],
      ['deepest-first', '((((()))))'],
      ['deep-at-the-end', '(()()(()(())))'],
      ['deep-in-steps', '((()(()(()))))'],
      ['random-flat', chest(100, 0.3)],
      ['random-deep', chest(100, 0.7)],
      ['random-large', chest(500, 0.5)],
      ['most-side-by-side', `(${'()'.repeat(499)})`],
      ['deepest', '('.repeat(500) + ')'.repeat(500)],
    ],
  },
  solve,
);
