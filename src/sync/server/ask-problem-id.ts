import { call } from './page-client';

/** taken: `instead` is a free id · unknown: the call failed. */
export type IdAnswer = { type: 'free' } | { type: 'taken'; instead: string } | { type: 'unknown' };

/** Whether a new problem may use this id (PWIZ-11). Never throws. */
export async function askProblemID(id: string, signal: AbortSignal): Promise<IdAnswer> {
  const answer = await call('problemIdAvailable', { query: { id }, signal });
  if (!answer.ok) return { type: 'unknown' };
  const { available, instead } = answer.data;
  return available ? { type: 'free' } : { type: 'taken', instead };
}
