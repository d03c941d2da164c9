const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
console.log(words.filter((_, i) => i % 2 === 0).join('\n'));
