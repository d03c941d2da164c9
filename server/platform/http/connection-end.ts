import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** What to do when a connection ends: one listener a connection, however many requests it carries. */
const endings = new WeakMap<Socket, Set<() => void>>();

function endingsOf(socket: Socket): Set<() => void> {
  const known = endings.get(socket);
  if (known) return known;
  const added = new Set<() => void>();
  endings.set(socket, added);
  socket.once('close', () => {
    for (const end of [...added]) end();
  });
  return added;
}

/**
 * Calls `end` once: when the answer is finished, or when its connection ends. Node emits no `close` for an answer that still waits
 * behind others on its connection, so the connection itself has to be watched too.
 */
export function onceOver(reply: FastifyReply, end: () => void): void {
  const { socket } = reply.request.raw;
  if (socket.destroyed) {
    end();
    return;
  }
  const ofConnection = endingsOf(socket);
  const once = () => {
    if (ofConnection.delete(once)) end();
  };
  ofConnection.add(once);
  reply.raw.once('close', once);
}
