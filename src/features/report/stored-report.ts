/** Keeps a report over a reload: users often reload because of the fault they report. */
import { type ReportType, reportTypes } from '../../../contract/limits';

const key = 'codeferry-report';

/** For this tab and account; without the screenshot, which is too large. */
export interface StoredReport {
  account: string;
  type: ReportType;
  description: string;
}

/** Deletes an empty report. */
export function storeReport(report: StoredReport): void {
  try {
    if (report.description === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(report));
  } catch {
    // Storage is blocked or full: a reload loses the report.
  }
}

export function storedReport(account: string): Pick<StoredReport, 'type' | 'description'> | null {
  try {
    const stored: Partial<StoredReport> = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? {};
    const type = reportTypes.find((known) => known === stored.type);
    if (stored.account !== account || !type || typeof stored.description !== 'string') return null;
    return { type, description: stored.description };
  } catch {
    return null;
  }
}
