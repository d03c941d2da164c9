import { lateClient } from '../server/page-client';

/** Calls that only authors make: other pages do not load their schemas. */
export const authoringCall = lateClient(
  async () => (await import('../../../contract/calls/authoring/authoring')).authoringCalls,
);
