const [, ...heights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const stack = [];
const view = heights.map((height, at) => {
  while (stack.length > 0 && heights[stack[stack.length - 1]] <= height) stack.pop();
  const distance = stack.length > 0 ? at - stack[stack.length - 1] : 0;
  stack.push(at);
  return distance;
});
console.log(view.join(' '));
