/** What waits on a device, many at a time. */
import type { Endpoint } from '../endpoint';
import { OutboxAnswers, OutboxEntries } from '../entities/outbox';

export const outboxCalls = {
  /**
   * Each entry has its own key, transaction, limits and answer, as if it had come alone; what an entry is refused for stands in its answer.
   * After one that has to be sent again, the rest of its stream is not tried (NOT_TRIED).
   */
  outboxSend: {
    method: 'POST',
    path: '/outbox',
    auth: 'optional',
    offline: 'online',
    body: OutboxEntries,
    response: OutboxAnswers,
    errors: ['TOKEN_INVALID'],
  },
} as const satisfies Record<string, Endpoint>;
