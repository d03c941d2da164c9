/** Users often reload because of the fault they report. */
import { type ReportType, reportTypes } from '../../../contract/limits';

const key = 'codeferry-report';

/** For this tab and account; without the screenshot, which is too large. */
export interface KeptReport {
  account: string;
  type: ReportType;
  description: string;
}

/** Deletes an empty report. */
export function keepReport(report: KeptReport): void {
  try {
    if (report.description === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(report));
  } catch {
    // Storage is blocked or full: a reload starts again.
  }
}

export function keptReport(account: string): Pick<KeptReport, 'type' | 'description'> | null {
  try {
    const kept: Partial<KeptReport> = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? {};
    const type = reportTypes.find((known) => known === kept.type);
    if (kept.account !== account || !type || typeof kept.description !== 'string') return null;
    return { type, description: kept.description };
  } catch {
    return null;
  }
}
