import { lateClient } from '../server/page-client';

/** Calls of administrators. They need the network; nothing of them is stored on the device. */
export const adminCall = lateClient(
  async () => (await import('../../../contract/calls/admin/admin')).adminCalls,
);
