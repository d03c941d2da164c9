// Writes nothing at all.
require('fs').readFileSync(0, 'utf8');
