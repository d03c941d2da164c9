import net from 'node:net';

export interface AccessPoint {
  readonly url: string;
  readonly restarts: number;
  /** Cuts all connections, and refuses new ones until `up`. */
  down(): void;
  up(): void;
  close(): Promise<void>;
}

/** The way from the devices to the server: TCP, so that a restart cuts requests at any byte. */
export async function openAccessPoint(serverPort: number): Promise<AccessPoint> {
  const open = new Set<net.Socket>();
  let isDown = false;
  let restarts = 0;
  const keep = (socket: net.Socket) => {
    open.add(socket);
    // A cut connection is what this is for.
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const way = net.createServer((device) => {
    if (isDown) return void device.destroy();
    const server = net.connect(serverPort, '127.0.0.1');
    keep(device);
    keep(server);
    device.pipe(server).pipe(device);
    device.on('close', () => server.destroy());
    server.on('close', () => device.destroy());
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const { port } = way.address() as net.AddressInfo;
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    get restarts() {
      return restarts;
    },
    down() {
      isDown = true;
      restarts += 1;
      cut();
    },
    up() {
      isDown = false;
    },
    async close() {
      cut();
      await new Promise((resolve) => way.close(resolve));
    },
  };
}
