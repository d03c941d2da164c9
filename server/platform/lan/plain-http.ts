import type { FastifyInstance, FastifyRequest } from 'fastify';
import { joinInfoPath } from '../../../contract/join/join-info';
import { isLoopback } from './addresses';
import type { Authority } from './authority';
import { authorityFiles } from './authority-files';
import { joinInfo } from './join-info';
import type { SecureSite } from './secure-site';

/** The join page sets it when somebody decides to continue without HTTPS. */
const stays = /(?:^|;\s*)codeferry-http=stay(?:;|$)/;

/**
 * What differs over plain HTTP: with a certificate that every device trusts, all requests move to HTTPS; in
 * a local network, the home page leads to the join page.
 */
export async function servePlainHttp(app: FastifyInstance, site: SecureSite): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https' || isLoopback(request.hostname)) return;
    if (site.redirectsToHttps) {
      const origin = site.originFor(request.hostname);
      if (origin !== undefined)
        return reply.header('cache-control', 'no-store').redirect(`${origin}${request.url}`, 308);
    }
    if (site.authority && isHomePage(request) && !stays.test(request.headers.cookie ?? ''))
      return reply.header('cache-control', 'no-store').redirect('/join');
  });
  if (site.authority) serveJoinFiles(app, site, site.authority);
}

function serveJoinFiles(app: FastifyInstance, site: SecureSite, authority: Authority): void {
  app.get(joinInfoPath, ({ headers: { origin } }, reply) => {
    // The join page over plain HTTP tests whether its browser trusts our HTTPS.
    if (origin !== undefined && site.httpOrigins().includes(origin))
      reply.header('access-control-allow-origin', origin).header('vary', 'origin');
    return reply.header('cache-control', 'no-store').send(joinInfo(site, authority));
  });
  for (const { name, type, body, isDownload } of authorityFiles(authority)) {
    app.get(`/join/${name}`, (_request, reply) => {
      reply.header('cache-control', 'no-store').type(type);
      if (isDownload) reply.header('content-disposition', `attachment; filename="${name}"`);
      return reply.send(body);
    });
  }
}

const isHomePage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && url.split('?')[0] === '/' && (headers.accept ?? '').includes('text/html');
