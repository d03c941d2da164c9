import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint';
import { BugReport } from '../entities/report';

export const reportCalls = {
  /** API-30. With or without an account (BUG-14); the screenshot is a file beside the fields. */
  bugReport: {
    method: 'POST',
    path: '/bug-report',
    auth: 'optional',
    offline: 'queued',
    encoding: 'multipart',
    body: BugReport,
    response: z.object({ message: z.string(), reportID: z.string() }),
    errors: ['TOKEN_INVALID', 'KEY_MISSING', 'KEY_REUSED', 'IN_PROGRESS'],
  },
} as const satisfies Record<string, Endpoint>;
