import type { FastifyInstance } from 'fastify';
import { heldRequests, httpRequests } from './metrics';

/** Counts and, at log level `info`, logs each answered request. Addresses and bodies are not logged. */
export function watchRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    const seconds = reply.elapsedTime / 1000;
    const { url: route = 'none', config } = request.routeOptions;
    const status = String(reply.statusCode);
    if (config?.waits) heldRequests.observe({ route, status }, seconds);
    else httpRequests.observe({ method: request.method, route, status }, seconds);
    const submissionID = (request.params as { submissionID?: string } | undefined)?.submissionID;
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        submissionID,
      },
      'request',
    );
  });
}
