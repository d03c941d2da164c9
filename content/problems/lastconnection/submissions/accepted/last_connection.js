const [[n, m, walk, room], trains, ferries] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));

let ferry = 0;
let onBoard = 0;
let across = 0;
let waited = 0;
while (across < n && ferry < m) {
  const since = trains[across] + walk;
  if (onBoard === room || ferries[ferry] < since) {
    ferry += 1;
    onBoard = 0;
  } else {
    waited += ferries[ferry] - since;
    across += 1;
    onBoard += 1;
  }
}
console.log(waited, n - across);
