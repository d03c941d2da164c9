const [, ...events] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

/** The number of boats in the harbour with this prefix. */
const boats = new Map();
const answers = [];
for (const event of events) {
  const name = event.slice(2);
  if (event[0] === '?') {
    let length = 1;
    while (length < name.length && boats.get(name.slice(0, length)) > 1) length += 1;
    const said = name.slice(0, length);
    answers.push(boats.get(said) > 1 ? `${said}!` : said);
    continue;
  }
  const change = event[0] === '+' ? 1 : -1;
  for (let length = 1; length <= name.length; length += 1) {
    const beginning = name.slice(0, length);
    boats.set(beginning, (boats.get(beginning) || 0) + change);
  }
}
console.log(answers.join('\n'));
