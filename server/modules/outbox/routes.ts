import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { sendEntries } from './send-entries';

export function outboxRoutes({ on, carried }: Api, { log }: Context): void {
  on('outboxSend', (call) => sendEntries(carried, call, log), {
    // One rate-limit token per entry.
    requests: ({ body }) => body.entries.length,
  });
}
