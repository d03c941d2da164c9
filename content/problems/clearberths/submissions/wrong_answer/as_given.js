const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const today = Number(head.split(' ')[1]);
const boats = lines.map((line) => {
  const [name, paid] = line.split(' ');
  return { name, paid: Number(paid) };
});

for (let i = 0; i < boats.length; i += 1) {
  if (boats[i].paid < today) {
    boats.splice(i, 1);
  }
}

console.log(boats.length > 0 ? boats.map((boat) => boat.name).join('\n') : 'empty');
