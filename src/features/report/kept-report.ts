/** The words of a report that is being written, kept through a reload: what is reported is often why a page is loaded again. */
import { type ReportType, reportTypes } from '../../../contract/limits';

const key = 'codeferry-report';

/** In this tab alone, for the one who wrote it; without the picture, which has no room there. */
export interface KeptReport {
  account: string;
  type: ReportType;
  description: string;
}

/** Notes the words; a report without any is forgotten. */
export function keepReport(report: KeptReport): void {
  try {
    if (report.description === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(report));
  } catch {
    // Storage is closed or full: a reload begins anew.
  }
}

/** What `account` had written before the page was loaded again. */
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
