import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onResponseEnd } from './connection-end';
import { Deliveries } from './deliveries';

/** Browsers do not pipeline. */
const pipelinedMax = 8;

/**
 * Skips requests of a closed connection, and closes a connection that pipelines too many requests or whose
 * client does not read.
 */
export function guardConnections(app: FastifyInstance, readTimeoutMs: number): void {
  const deliveries = new Deliveries(readTimeoutMs);
  const open = new WeakMap<Socket, number>();
  const openOf = (socket: Socket) => open.get(socket) ?? 0;
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    if (openOf(socket) >= pipelinedMax) socket.destroy();
    // A closed connection may have no address, and limits need one.
    if (socket.destroyed || request.ip === undefined) return reply.hijack();
    open.set(socket, openOf(socket) + 1);
    onResponseEnd(reply, () => open.set(socket, openOf(socket) - 1));
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    deliveries.begin(reply, payload);
  });
}

/**
 * Reads and drops what is left of a refused body. Fastify closes the connection instead, and a sender that
 * still writes would get an error of the network and never the refusal.
 */
export function readRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete) return;
    reply.removeHeader('connection');
    raw.unpipe();
    raw.resume();
  });
}
