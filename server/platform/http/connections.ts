import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onceOver } from './connection-end';
import { Deliveries } from './deliveries';

/** Requests that one connection may send ahead of their answers. No browser sends a second one. */
const pipelinedMax = 8;

/**
 * Keeps a connection from costing more than its requests: what arrived over a connection that has ended is not worked on, a
 * connection that sends far ahead of its answers is closed, and so is one whose client does not read.
 */
export function guardConnections(app: FastifyInstance, readTimeoutMs: number): void {
  const deliveries = new Deliveries(readTimeoutMs);
  const open = new WeakMap<Socket, number>();
  const openOf = (socket: Socket) => open.get(socket) ?? 0;
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    if (openOf(socket) >= pipelinedMax) socket.destroy();
    // A connection that has ended may have no address left, and nothing can be counted without one.
    if (socket.destroyed || request.ip === undefined) return reply.hijack();
    open.set(socket, openOf(socket) + 1);
    onceOver(reply, () => open.set(socket, openOf(socket) - 1));
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    deliveries.begin(reply, payload);
  });
}
