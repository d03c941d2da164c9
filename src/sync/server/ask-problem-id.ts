import { call } from './page-client';

/** free · taken: what the server would call it instead · unknown: it could not be asked */
export type IdAnswer = { type: 'free' } | { type: 'taken'; instead: string } | { type: 'unknown' };

/** Whether a problem that is created now gets this id (PWIZ-11). Never throws. */
export async function askProblemID(id: string, signal: AbortSignal): Promise<IdAnswer> {
  const answer = await call('problemIdAvailable', { query: { id }, signal });
  if (!answer.ok) return { type: 'unknown' };
  const { available, instead } = answer.data;
  return available ? { type: 'free' } : { type: 'taken', instead };
}
