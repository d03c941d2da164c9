import * as z from 'zod/mini';
import type { Endpoint } from '../../endpoint';
import {
  AdminReportsPage,
  AdminReportsQuery,
  AdminStorage,
  ChangeContent,
  ChangeReport,
  ContentPage,
  ContentQuery,
  MailLogPage,
  MailLogQuery,
} from '../../entities/admin/reports';
import { adminOnly } from './users';

const read = { method: 'GET', auth: 'required', offline: 'online' } as const;
const change = { method: 'POST', auth: 'required', offline: 'online' } as const;
const done = z.object({ message: z.string() });

export const adminContentCalls = {
  /** Newest first. */
  adminReports: {
    ...read,
    path: '/admin/reports',
    query: AdminReportsQuery,
    response: AdminReportsPage,
    errors: adminOnly,
  },
  /** A PNG as a data address. */
  adminScreenshot: {
    ...read,
    path: '/admin/reports/:id/screenshot',
    params: z.object({ id: z.uuid() }),
    response: z.object({ url: z.string() }),
    errors: [...adminOnly, 'NOT_FOUND'],
  },
  adminChangeReport: {
    ...change,
    path: '/admin/reports/change',
    body: ChangeReport,
    response: done,
    errors: [...adminOnly, 'NOT_FOUND', 'NO_EMAIL'],
  },
  adminMails: {
    ...read,
    path: '/admin/mails',
    query: MailLogQuery,
    response: MailLogPage,
    errors: adminOnly,
  },
  adminStorage: { ...read, path: '/admin/storage', response: AdminStorage, errors: adminOnly },
  adminContent: {
    ...read,
    path: '/admin/content',
    query: ContentQuery,
    response: ContentPage,
    errors: adminOnly,
  },
  adminChangeContent: {
    ...change,
    path: '/admin/content/change',
    body: ChangeContent,
    response: done,
    errors: [...adminOnly, 'NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
