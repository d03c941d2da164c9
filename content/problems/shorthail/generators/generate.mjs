import { createRandom } from '../../../generators/random.mjs';
import { writeCases } from '../../../generators/write-cases.mjs';

const random = createRandom(1811);
const input = (events) => `${events.length}\n${events.join('\n')}`;

/** The others that begin most like it are its neighbours in the alphabet. */
function solve(text) {
  const harbour = [];
  const place = (name) => {
    let [low, high] = [0, harbour.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (harbour[middle] < name) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const shared = (one, other = '') => {
    let length = 0;
    while (length < one.length && one[length] === other[length]) length += 1;
    return length;
  };
  const answers = [];
  for (const event of text.trim().split('\n').slice(1)) {
    const [what, name] = event.split(' ');
    const at = place(name);
    if (what === '+') harbour.splice(at, 0, name);
    else if (what === '-') harbour.splice(at, 1);
    else {
      const length = Math.max(shared(name, harbour[at - 1]), shared(name, harbour[at + 1])) + 1;
      answers.push(length > name.length ? `${name}!` : name.slice(0, length));
    }
  }
  return answers.join('\n');
}

/** Boats come, are hailed and leave again; `make` gives a name, `busy` is how many are there at most. */
function traffic(count, busy, make, hails = 0.5) {
  const harbour = [];
  const events = [];
  while (events.length < count) {
    if (harbour.length > 0 && random.chance(hails)) {
      events.push(`? ${random.pick(harbour)}`);
    } else if (harbour.length >= busy || (harbour.length > 1 && random.chance(0.2))) {
      events.push(`- ${harbour.splice(random.int(0, harbour.length - 1), 1)[0]}`);
    } else {
      const name = make();
      if (harbour.includes(name)) continue;
      harbour.push(name);
      events.push(`+ ${name}`);
    }
  }
  return [...events, `? ${harbour[0]}`];
}
const names = (shortest, longest, letters) => () => random.word(random.int(shortest, longest), letters);
const row = random.list(15, (at) => 'a'.repeat(at + 1));

/** Everybody comes first, then everybody is hailed again and again. */
function fleet(boats, hails) {
  const all = [...new Set(random.list(boats, () => `${random.pick(['sea', 'sun'])}${random.word(4, 'aelnorst')}`))];
  return [...all.map((name) => `+ ${name}`), ...random.list(hails, () => `? ${random.pick(all)}`)];
}

writeCases(
  import.meta.url,
  {
    sample: [
      input(['+ mary', '+ marlin', '? mary', '? marlin', '+ marl', '? marl', '? marlin', '- marl', '- marlin', '? mary']),
    ],
    secret: [
      ['alone', input(['+ boat', '? boat', '- boat', '+ a', '? a'])],
      ['comes-back', input(['+ otter', '+ osprey', '- otter', '? osprey', '+ otter', '? osprey', '? otter'])],
      ['last-letter', input(['+ seal', '+ seat', '? seal', '? seat', '- seat', '? seal'])],
      ['inside-each-other', input([...row.map((name) => `+ ${name}`), ...row.map((name) => `? ${name}`)])],
      ['the-longest-leaves', input([...row.map((name) => `+ ${name}`), `- ${row[14]}`, ...row.slice(0, 14).map((name) => `? ${name}`)])],
      ['first-letters', input(traffic(60, 26, names(1, 1)))],
      ['two-letters', input(traffic(800, 40, names(1, 5, 'ab')))],
      ['long-names', input(traffic(400, 60, names(14, 15, 'ab')))],
      ['busy', input(traffic(1500, 300, names(1, 4, 'abcd')))],
      ['any-names', input(traffic(2000, 400, names(1, 15)))],
      ['mostly-hails', input(traffic(2000, 100, names(2, 8, 'aeiou'), 0.9))],
      ['most', input(fleet(4000, 9000))],
    ],
  },
  solve,
);
