import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

/** A new connection goes to the next server whose `/ready` answered 200 lately, like behind a reverse proxy. */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const open = new Set<net.Socket>();
  let ready: readonly string[] = urls;
  let isOver = false;
  let turn = 0;
  const keep = (socket: net.Socket) => {
    open.add(socket);
    // Each side ends when the other one does.
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const balancer = net.createServer((client) => {
    turn += 1;
    const url = new URL(ready[turn % ready.length] ?? urls[0] ?? '');
    const server = net.connect(Number(url.port), url.hostname);
    keep(client);
    keep(server);
    client.pipe(server).pipe(client);
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  const isReady = (url: string) =>
    fetch(`${url}/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  const watch = async () => {
    while (!isOver) {
      const found = await Promise.all(urls.map(isReady));
      ready = urls.filter((_, at) => found[at]);
      await sleep(100);
    }
  };
  const watching = watch();
  return {
    url: `http://127.0.0.1:${(balancer.address() as net.AddressInfo).port}`,
    async close() {
      isOver = true;
      await watching;
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => balancer.close(resolve));
    },
  };
}
