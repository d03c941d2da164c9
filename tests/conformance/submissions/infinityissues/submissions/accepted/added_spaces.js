// Adds spaces at the ends of lines and empty lines at the end of the text, which is allowed.
const [first, text] = require('fs').readFileSync(0, 'utf8').split('\n');
const w = Number(first.split(' ')[1]);
const lines = [];
for (let i = 0; i < text.length; i += w) lines.push(`${text.slice(i, i + w)}   `);
console.log(`${lines.join('\n')}\n\n`);
