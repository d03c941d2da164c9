import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '../../../contract/endpoints';
import { Refusal } from './refusal';
import { workerPolicy } from './security-headers';

const forever = 'public, max-age=31536000, immutable';
const hashedFolders = ['assets', 'rt'];
/** Folders where something missing is missing, and no address of the app. */
const notTheApp = /^\/(api|assets|rt)(\/|$)/;

/** Serves the built web app: `.br` and `.gz` beside a file are used, addresses of the app answer with its page. */
export async function serveWeb(app: FastifyInstance, webFolder: string): Promise<void> {
  if (fs.existsSync(webFolder)) {
    await app.register(fastifyStatic, {
      root: webFolder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => setFileHeaders(reply, path.relative(webFolder, file)),
    });
  }
  const page = fs.existsSync(path.join(webFolder, 'index.html'));
  app.setNotFoundHandler((request, reply) => {
    if (page && isAppAddress(request)) return reply.sendFile('index.html');
    const refusal = new Refusal(takesOtherMethod(request) ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND');
    return reply.code(refusal.status).header('cache-control', 'no-store').send(refusal.body());
  });
}

function setFileHeaders(reply: FastifyReply, file: string): void {
  const [folder, ...rest] = file.split(path.sep);
  const hashed = folder !== undefined && hashedFolders.includes(folder) && rest.length > 0;
  // Everything else (index.html, sw.js, the manifest) is asked for again each time; its ETag makes that cheap.
  reply.header('cache-control', hashed ? forever : 'no-cache');
  if (hashed && /worker[^/]*\.m?js(\.br|\.gz)?$/.test(file))
    reply.header('content-security-policy', workerPolicy);
}

function isAppAddress(request: FastifyRequest): boolean {
  const address = request.url.split('?')[0] ?? '';
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    (request.headers.accept ?? '').includes('text/html') &&
    !notTheApp.test(address) &&
    !/\.[a-z0-9]+$/i.test(address)
  );
}

function takesOtherMethod(request: FastifyRequest): boolean {
  const address = request.url.split('?')[0] ?? '';
  return Object.values(endpoints).some(({ path: pattern }) =>
    new RegExp(`^/api${pattern.replace(/:\w+/g, '[^/]+')}$`).test(address),
  );
}
