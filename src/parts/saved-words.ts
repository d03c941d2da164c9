import { counted } from '../lib/words';

export function savedWords(report: readonly string[]): {
  text: string;
  tone: 'safe' | 'plain';
  description?: string;
} {
  if (report.length === 0) return { text: 'Saved, with all of it.', tone: 'safe' };
  const text = `Saved. ${counted(report.length, 'thing')} could not be carried.`;
  return { text, tone: 'plain', description: report.join(' · ') };
}
