import { messages } from './messages';

/** The toast after saving a package. `report`: what the format does not support, one sentence each. */
export function saveReport(report: readonly string[]): {
  text: string;
  tone: 'safe' | 'plain';
  description?: string;
} {
  if (report.length === 0) return { text: messages.savedCompletely, tone: 'safe' };
  return { text: messages.savedWithout(report.length), tone: 'plain', description: report.join(' · ') };
}
