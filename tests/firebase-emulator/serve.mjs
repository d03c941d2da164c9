/**
 * Runs only Firebase's Auth emulator (no Java, web page or hub). Sends its port to the parent process.
 * Usage: node serve.mjs FOLDER PROJECT; FOLDER is its installation.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

const [, , folder = '', projectId = ''] = process.argv;
const require = createRequire(path.join(folder, 'package.json'));
/** Not one of our dependencies: it has its own folder. */
const emulator = ['firebase-tools', 'lib', 'emulator', 'auth', 'server'].join('/');
const { createApp } = require(emulator);

const server = (await createApp(projectId)).listen(0, '127.0.0.1', () => {
  process.send?.({ type: 'ready', port: server.address().port });
});
process.on('disconnect', () => process.exit(0));
