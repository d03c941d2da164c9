import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** One listener per connection, however many requests it carries. */
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
 * Calls `end` once: when the response is finished or its connection ends. Node emits no `close` for a
 * response that waits behind others on its connection, so this watches the socket too.
 */
export function onResponseEnd(reply: FastifyReply, end: () => void): void {
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
