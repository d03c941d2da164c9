import type { Endpoint } from '../endpoint';
import { OutboxAnswers, OutboxEntries } from '../entities/outbox';

export const outboxCalls = {
  /**
   * Each entry has its own key, transaction, limits and response, as in a single call; an entry's error is in its
   * response.
   * After an entry that must be retried, the rest of its stream is not processed (NOT_TRIED).
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
