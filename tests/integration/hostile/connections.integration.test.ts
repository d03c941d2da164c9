import { expect, test } from 'vitest';
import { startSite } from '../../support/product/site';
import { connect, get } from './raw-connection';

const { server } = await startSite();

test('a few pipelined requests are answered in order; a connection with very many is closed', async () => {
  const few = connect(server.port, get('/api/servers').repeat(3) + get('/api/nothing'));
  let text = '';
  few.socket.on('data', (chunk) => {
    text += chunk;
  });
  await expect
    .poll(() => text.match(/HTTP\/1\.1 \d+/g))
    .toEqual([200, 200, 200, 404].map((status) => `HTTP/1.1 ${status}`));
  few.socket.destroy();
  const many = connect(server.port, get('/api/tags/get-all').repeat(200));
  many.socket.resume();
  await many.closed;
});
