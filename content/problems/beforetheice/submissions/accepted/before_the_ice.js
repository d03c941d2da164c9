const [n, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const ships = [];
for (let at = 0; at < numbers.length; at += 2) ships.push([numbers[at], numbers[at + 1]]);
ships.sort((a, b) => a[1] - b[1]);

/** A binary heap with the greatest number on top. */
const heap = [];
function push(value) {
  let at = heap.push(value) - 1;
  while (at > 0 && heap[(at - 1) >> 1] < value) {
    heap[at] = heap[(at - 1) >> 1];
    at = (at - 1) >> 1;
  }
  heap[at] = value;
}
function pop() {
  const top = heap[0];
  const last = heap.pop();
  if (heap.length === 0) return top;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child + 1 < heap.length && heap[child + 1] > heap[child]) child += 1;
    if (child >= heap.length || heap[child] <= last) break;
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = last;
  return top;
}

let hour = 0;
for (const [hours, deadline] of ships) {
  push(hours);
  hour += hours;
  if (hour > deadline) hour -= pop();
}
console.log(heap.length);
