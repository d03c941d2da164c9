import { isTooMany } from '../../data/outbox/outbox-entry';
import type { Trouble } from '../../sync/network/network-state';
import { messages } from './messages';

/** Whether the session can send; `none`: signed out. */
export type SignIn = 'works' | 'ended' | 'none';

export interface IndicatorState {
  look: 'calm' | 'waiting' | 'offline' | 'alert';
  /** The visible text; empty if all is well. */
  short: string;
  sentence: string;
}

interface Summary {
  waiting: number;
  sending: number;
  refused: number;
  paused: number;
  isFailing: boolean;
  stopCode: string | undefined;
}

const texts = messages.indicator;

/** Problems that need the user come first. No summary: still loading. */
export function indicatorState(
  network: 'unknown' | 'online' | 'offline',
  summary: Summary | undefined,
  signIn: SignIn = 'works',
  trouble: Trouble | null = null,
): IndicatorState {
  if (!summary) return loadingState(network, trouble);
  const { waiting, sending, refused, paused } = summary;
  const unsent = waiting + sending;
  if (refused > 0) return { look: 'alert', ...texts.refused(refused) };
  if (paused > 0 && signIn === 'works') return { look: 'alert', ...texts.notSent(paused) };
  if (paused > 0) return { look: 'alert', ...texts.signIn(paused) };
  if (signIn === 'ended') return { look: 'alert', ...texts.signInAgain };
  if (network === 'offline') return { look: 'offline', ...texts.trouble(trouble ?? 'unreached', unsent) };
  if (summary.isFailing) return { look: 'offline', ...texts.trouble('failing', unsent) };
  if (unsent > 0) return { look: 'waiting', ...sendingText(summary)(unsent) };
  return { look: 'calm', short: '', sentence: texts.allSent(network === 'online') };
}

/** Whether the first item is on its way, or why it waits. */
function sendingText({ sending, stopCode }: Summary) {
  if (stopCode === 'JUDGE_NEEDED') return texts.waiting;
  return stopCode !== undefined && isTooMany(stopCode) && sending === 0 ? texts.slowedDown : texts.sending;
}

/** Says nothing about an outbox that is still loading. */
function loadingState(network: 'unknown' | 'online' | 'offline', trouble: Trouble | null): IndicatorState {
  if (network === 'offline') return { look: 'offline', ...texts.loadingInTrouble(trouble ?? 'unreached') };
  return { look: 'calm', short: '', sentence: texts.loading(network === 'online') };
}
