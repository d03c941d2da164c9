const [head, ...events] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(head.split(' ')[0]);

// For a leader: minus the size of its raft. For other boats: a boat nearer to the leader.
const above = new Array(n + 1).fill(-1);
const holds = new Array(n + 1).fill(false);

function find(boat) {
  let leader = boat;
  while (above[leader] >= 0) leader = above[leader];
  for (let at = boat; above[at] >= 0; ) [above[at], at] = [leader, above[at]];
  return leader;
}
const driftingIn = (leader) => (holds[leader] ? 0 : -above[leader]);

let drifting = n;
const answers = events.map((event) => {
  const [what, ...boats] = event.split(' ');
  const [first, second = first] = boats.map((boat) => find(Number(boat)));
  if (what === 'anchor') {
    drifting -= driftingIn(first);
    holds[first] = true;
  } else if (first !== second) {
    const [large, small] = above[first] <= above[second] ? [first, second] : [second, first];
    drifting -= driftingIn(large) + driftingIn(small);
    above[large] += above[small];
    above[small] = large;
    holds[large] = holds[large] || holds[small];
    drifting += driftingIn(large);
  }
  return drifting;
});
console.log(answers.join('\n'));
