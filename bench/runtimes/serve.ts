import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
};

/** Serves folders by path, with a long cache lifetime, so that no side waits for the network. */
export async function serveFolders(
  folders: Record<string, readonly string[]>,
): Promise<{ origin: string; close(): void }> {
  const find = async (path: string): Promise<Buffer | undefined> => {
    const mount = Object.keys(folders).find((mount) => path.startsWith(mount)) ?? '/';
    for (const folder of folders[mount] ?? []) {
      const content = await readFile(join(folder, path.slice(mount.length))).catch(() => undefined);
      if (content) return content;
    }
    return undefined;
  };
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const content = await find(path === '/' ? '/index.html' : path);
    response.setHeader('content-type', contentTypes[extname(path === '/' ? '.html' : path)] ?? 'text/html');
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.writeHead(content ? 200 : 404).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
