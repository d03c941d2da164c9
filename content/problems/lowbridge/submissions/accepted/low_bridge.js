const [mast, bridge, tide] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
const space = bridge - tide;
if (mast <= space) {
  console.log('pass');
} else {
  console.log('wait');
}
