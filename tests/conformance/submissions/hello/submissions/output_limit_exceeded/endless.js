// @EXPECTED_RESULTS@: OUTPUT-LIMIT
// Prints it for ever.
const fs = require('fs');
const text = 'Hello World!\n'.repeat(10000);
for (;;) fs.writeSync(1, text);
