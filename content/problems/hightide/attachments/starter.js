const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [rows, columns] = lines[0].split(' ').map(Number);
const chart = lines.slice(1, rows + 1);

// chart[row][column] is one of . # ~ S G
