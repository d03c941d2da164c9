import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const assets = path.resolve(import.meta.dirname, '../../../dist/web/assets');
/** Added to file names in the second build. */
const mark = '-second.';

/** Forwarding these would make the server answer for the first build. */
const notPassedOn = /^(host|origin|referer|connection|accept-encoding|if-)/;

export interface TwoBuilds {
  readonly url: string;
  change(): void;
  close(): Promise<void>;
}

const firstName = (name: string) => name.replace(mark, '.');
const secondName = (name: string) => name.replace(/\.([a-z0-9]+)$/, `${mark}$1`);

/**
 * Simulates two builds of one source: the second renames every file with a content hash and changes every
 * revision. A real second build would take a minute and test the same.
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
    // The CSP has hashes of the inline scripts, which have changed.
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
