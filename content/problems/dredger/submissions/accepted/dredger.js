const [n, t, ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const depth = numbers.filter((_, at) => at % 2 === 0);
const gain = numbers.filter((_, at) => at % 2 === 1);

/** A binary heap of channels, the shallowest on top. */
const heap = Array.from({ length: n }, (_, channel) => channel);
const isBefore = (one, other) => depth[one] < depth[other] || (depth[one] === depth[other] && one < other);
function sink(place) {
  const channel = heap[place];
  let at = place;
  for (;;) {
    let child = 2 * at + 1;
    if (child + 1 < n && isBefore(heap[child + 1], heap[child])) child += 1;
    if (child >= n || isBefore(channel, heap[child])) break;
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = channel;
}

for (let place = n >> 1; place >= 0; place -= 1) sink(place);
for (let day = 0; day < t; day += 1) {
  depth[heap[0]] += gain[heap[0]];
  sink(0);
}
console.log(heap[0] + 1, depth[heap[0]] - t);
