import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const assets = path.resolve(import.meta.dirname, '../../dist/web/assets');
/** What tells a file's name in the second build from that in the first. */
const mark = '-second.';

/** Where it comes from and what it has already: the server would answer for the first build alone. */
const notPassedOn = /^(host|origin|referer|connection|accept-encoding|if-)/;

export interface TwoBuilds {
  readonly url: string;
  /** From now on the server has the second build, and nothing of the first. */
  change(): void;
  close(): Promise<void>;
}

const firstName = (name: string) => name.replace(mark, '.');
const secondName = (name: string) => name.replace(/\.([a-z0-9]+)$/, `${mark}$1`);

/**
 * The product in two builds of one source: in the second every file that is named by its content has another name, and every revision
 * is another. A build of its own would take a minute and show the same.
 */
export async function startTwoBuilds(target: string): Promise<TwoBuilds> {
  const names = fs.readdirSync(assets).filter((name) => !/\.(br|gz)$/.test(name));
  const known = new RegExp(names.map((name) => name.replace(/[.$+]/g, '\\$&')).join('|'), 'g');
  let isSecond = false;

  const server = http.createServer(async (request, response) => {
    const address = request.url ?? '/';
    if (isSecond && address.startsWith('/assets/') && !address.includes(mark)) {
      response.writeHead(404).end();
      return;
    }
    const headers = Object.entries(request.headers).filter(([name]) => !notPassedOn.test(name));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = await fetch(`${target}${firstName(address)}`, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
    }).catch(() => undefined);
    if (!answer) {
      response.destroy();
      return;
    }
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isOurs = isSecond && /html|javascript|css/.test(type);
    const body = isOurs
      ? bytes
          .toString()
          .replace(known, secondName)
          .replace(/(revision"?:")([0-9a-f]+)"/g, '$1$20"')
      : bytes;
    // The page's policy names its inline scripts by their hashes, and those have changed.
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-(encoding|length|security)|etag|last-modified)/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept)).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: () => {
      isSecond = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
