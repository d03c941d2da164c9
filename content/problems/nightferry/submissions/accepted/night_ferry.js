const numbers = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [n, m] = numbers;
const lines = Array.from({ length: n + 1 }, () => []);
for (let at = 2; at < 2 + 5 * m; at += 5) lines[numbers[at]].push(at);

/** A binary heap of [minute, island]. */
const heap = [];
function push(item) {
  let at = heap.length;
  while (at > 0 && heap[(at - 1) >> 1][0] > item[0]) {
    heap[at] = heap[(at - 1) >> 1];
    at = (at - 1) >> 1;
  }
  heap[at] = item;
}
function pop() {
  const top = heap[0];
  const last = heap.pop();
  if (heap.length === 0) return top;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child + 1 < heap.length && heap[child + 1][0] < heap[child][0]) child += 1;
    if (child >= heap.length || heap[child][0] >= last[0]) break;
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = last;
  return top;
}

const arrival = new Array(n + 1).fill(-1);
push([0, 1]);
while (heap.length > 0) {
  const [minute, island] = pop();
  if (arrival[island] >= 0) continue;
  arrival[island] = minute;
  for (const at of lines[island]) {
    const [, to, first, period, crossing] = numbers.slice(at, at + 5);
    const missed = Math.max(0, Math.ceil((minute - first) / period));
    if (arrival[to] < 0) push([first + missed * period + crossing, to]);
  }
}
console.log(arrival[n] < 0 ? 'never' : arrival[n]);
