const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);

const boats = lines.map((line) => {
  const [name, length, minute] = line.trim().split(' ');
  return { name, length: Number(length), minute: Number(minute) };
});
boats.sort((a, b) => b.length - a.length || a.minute - b.minute || (a.name < b.name ? -1 : 1));
console.log(boats.map((boat) => boat.name).join('\n'));
