// Takes the answer to its question for a number in an array that is not there.
const lines = require('readline').createInterface({ input: process.stdin });
const depths = [];
lines.on('line', (line) => {
  if (depths.length === 0) console.log('? 1');
  depths.push(line);
  if (depths.length > 1) console.log(`? ${depths[5].length}`);
});
