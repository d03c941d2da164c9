import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '../../../contract/endpoints';
import type { InterfaceLanguage } from '../../../contract/interface-languages';
import { fileAddress } from '../../../contract/rules/file-address';
import { Refusal } from './refusal';
import { workerPolicy } from './security-headers';
import { wantedLanguage } from './wanted-language';

const gzip = promisify(zlib.gzip);

const forever = 'public, max-age=31536000, immutable';
const hashedFolders = ['assets', 'rt'];
const apiAddress = /^\/api(\/|$)/;

/** Exists once C++ for the browser is ready. Until then an empty answer, not an error. */
const comesLater = '/runtime-cpp.json';

/** A page with its first screen's data, or a redirect. */
export type FilledPage = { readonly html: string } | { readonly location: string };

/** Uses `.br` and `.gz` files, and answers the app's routes with its page. */
export async function serveWeb(
  app: FastifyInstance,
  webFolder: string,
  filled?: (address: string, language: InterfaceLanguage) => Promise<FilledPage | undefined>,
): Promise<void> {
  if (fs.existsSync(webFolder)) {
    await app.register(fastifyStatic, {
      root: webFolder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => setFileHeaders(reply, path.relative(webFolder, file)),
    });
  }
  const page = fs.existsSync(path.join(webFolder, 'index.html'));
  app.setNotFoundHandler(async (request, reply) => {
    if (page && isAppAddress(request)) {
      const found = filled && (await firstScreen(filled, request));
      if (found === undefined) return reply.sendFile('index.html');
      if ('html' in found) return sendPage(reply, request, found.html);
      return reply.header('cache-control', 'no-cache').redirect(`${found.location}${searchOf(request)}`);
    }
    if (request.method === 'GET' && addressOf(request) === comesLater)
      return reply.code(204).header('cache-control', 'no-store').send();
    const refusal = new Refusal(takesOtherMethod(request) ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND');
    return reply.code(refusal.status).header('cache-control', 'no-store').send(refusal.body());
  });
}

function setFileHeaders(reply: FastifyReply, file: string): void {
  const [folder, ...rest] = file.split(path.sep);
  const hashed = folder !== undefined && hashedFolders.includes(folder) && rest.length > 0;
  // The rest (index.html, sw.js, the manifest) is revalidated each time; its ETag makes that cheap.
  reply.header('cache-control', hashed ? forever : 'no-cache');
  if (hashed && /worker[^/]*\.m?js(\.br|\.gz)?$/.test(file))
    reply.header('content-security-policy', workerPolicy);
}

/** If it fails, sends the page without data; the app shows the error. */
async function firstScreen(
  filled: (address: string, language: InterfaceLanguage) => Promise<FilledPage | undefined>,
  request: FastifyRequest,
): Promise<FilledPage | undefined> {
  try {
    return await filled(addressOf(request), wantedLanguage(request.headers));
  } catch (error) {
    request.log.warn({ err: error }, 'the first screen could not be rendered');
    return undefined;
  }
}

async function sendPage(reply: FastifyReply, request: FastifyRequest, html: string): Promise<FastifyReply> {
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .type('text/html; charset=utf-8');
  if (!/\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '')) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(await gzip(html));
}

function isAppAddress(request: FastifyRequest): boolean {
  const address = addressOf(request);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    (request.headers.accept ?? '').includes('text/html') &&
    !apiAddress.test(address) &&
    !fileAddress.test(address)
  );
}

function takesOtherMethod(request: FastifyRequest): boolean {
  const address = addressOf(request);
  const asked = request.method === 'HEAD' ? 'GET' : request.method;
  return Object.values(endpoints).some(
    ({ method, path: pattern }) =>
      method !== asked && new RegExp(`^/api${pattern.replace(/:\w+/g, '[^/]+')}$`).test(address),
  );
}

const addressOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '';
const searchOf = ({ url }: FastifyRequest) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
