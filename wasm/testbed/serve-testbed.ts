import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.zip': 'application/octet-stream',
};

/**
 * With the product's response policies; `pagePolicy` is derived from the page. The system chooses the port.
 */
export async function serveTestbed(
  folder: string,
  workerPolicy: string,
  pagePolicy: (indexHtml: string) => string,
): Promise<{ origin: string; server: Server }> {
  const policyOfPage = pagePolicy(await readFile(join(folder, 'index.html'), 'utf8'));
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const content = await readFile(join(folder, path === '/' ? 'index.html' : path)).catch(() => undefined);
    response.setHeader('content-security-policy', path.includes('.worker-') ? workerPolicy : policyOfPage);
    response.setHeader('content-type', contentTypes[extname(path)] ?? 'text/html');
    response.writeHead(content ? 200 : 404).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
