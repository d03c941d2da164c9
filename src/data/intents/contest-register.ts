import { defineIntent, type WorkRow } from './define-intent';

export interface RegistrationRow extends WorkRow {
  contestSlug: string;
  contestName: string;
  sentAt?: number;
}

export const contestRegister = defineIntent<RegistrationRow>()({
  kind: 'contestRegister',
  address: { contestSlug: 'slug' },
  version: 1,
  table: { name: 'registrations', indexes: { 8: '&id, [account+contestSlug]' } },
  stream: ({ contestSlug }) => `contest:${contestSlug}`,
  fields: ({ contestSlug }) => ({ contestSlug, contestName: contestSlug }),
  acknowledged: (_, sentAt) => ({ receipt: 'sent', sentAt }),
});
