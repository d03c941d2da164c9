/**
 * Firebase's Auth emulator alone, without the rest of its command line (no Java, no web page, no hub). Tells its
 * parent the port that it listens on.
 *
 *   node serve.mjs FOLDER PROJECT    FOLDER: where it is installed
 */
import { createRequire } from 'node:module';
import path from 'node:path';

const [, , folder = '', projectId = ''] = process.argv;
const require = createRequire(path.join(folder, 'package.json'));
/** Not a package of ours: it lies in its own folder. */
const emulator = ['firebase-tools', 'lib', 'emulator', 'auth', 'server'].join('/');
const { createApp } = require(emulator);

const server = (await createApp(projectId)).listen(0, '127.0.0.1', () => {
  process.send?.({ type: 'ready', port: server.address().port });
});
process.on('disconnect', () => process.exit(0));
