/** A report to the operator. The row is deleted once the user has seen the outcome. */
import type { ReportType } from '../../../contract/limits';
import { defineIntent, type WorkRow } from './define-intent';

export interface ReportRow extends WorkRow {
  type: ReportType;
  description: string;
  told?: boolean;
}

export const bugReport = defineIntent<ReportRow>()({
  kind: 'bugReport',
  version: 1,
  table: { name: 'reports', indexes: { 5: '&id, [account+receipt]' } },
  stream: () => 'report',
  fields: ({ type, description }) => ({ type, description }),
  waiting: () => ({ told: undefined }),
  // Another person may have written it.
  staysSignedOut: true,
});
