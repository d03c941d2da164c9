import { counted } from '../../lib/words';
import type { Trouble } from '../../sync/network/network-state';

/** Whether the session can send; `none`: signed out. */
export type SignIn = 'works' | 'ended' | 'none';

export interface SyncWords {
  look: 'calm' | 'waiting' | 'offline' | 'alert';
  /** Empty if all is well. The sentence begins with it, so that voice control matches the visible text. */
  short: string;
  sentence: string;
}

interface Summary {
  waiting: number;
  sending: number;
  refused: number;
  paused: number;
  isFailing: boolean;
}

/** Shown before the count if the server is unreachable or failing. */
const troubleWords: Record<Trouble, { short: string; long: string }> = {
  unreached: { short: 'Offline', long: 'Offline' },
  silent: { short: 'No answer', long: 'No answer from the server' },
  failing: { short: 'Server problem', long: 'Server problem' },
};

/** Problems that need the user come first. No summary: still loading. */
export function describeSync(
  network: 'unknown' | 'online' | 'offline',
  summary: Summary | undefined,
  signIn: SignIn = 'works',
  trouble: Trouble | null = null,
): SyncWords {
  if (!summary) return describeUnread(network, trouble);
  const { waiting, sending, refused, paused } = summary;
  const unsent = waiting + sending;
  if (refused > 0) {
    return {
      look: 'alert',
      short: `${refused} refused`,
      sentence: `${refused} refused: your decision`,
    };
  }
  if (paused > 0 && signIn === 'works') {
    return {
      look: 'alert',
      short: `${paused} not sent`,
      sentence: `${paused} not sent: try again`,
    };
  }
  if (paused > 0) {
    return { look: 'alert', short: 'Sign in', sentence: `Sign in to send ${counted(paused, 'item')}` };
  }
  if (signIn === 'ended') {
    return { look: 'alert', short: 'Sign in', sentence: 'Sign in again to send what you hand in' };
  }
  if (network === 'offline') return describeTrouble(trouble ?? 'unreached', unsent);
  if (summary.isFailing) return describeTrouble('failing', unsent);
  if (unsent > 0)
    return { look: 'waiting', short: `Sending ${unsent}`, sentence: `Sending ${counted(unsent, 'item')}` };
  return {
    look: 'calm',
    short: '',
    sentence: network === 'online' ? 'Online. Everything is sent' : 'Everything is sent',
  };
}

function describeTrouble(trouble: Trouble, unsent: number): SyncWords {
  const { short, long } = troubleWords[trouble];
  if (unsent === 0) return { look: 'offline', short, sentence: `${long}. Everything is on this device` };
  // The button's accessible name must contain its visible text.
  const count = short === long ? `${short} · ${unsent}` : short;
  return { look: 'offline', short: count, sentence: `${long} · ${unsent} saved on this device` };
}

/** Says nothing about a queue that is still loading. */
function describeUnread(network: 'unknown' | 'online' | 'offline', trouble: Trouble | null): SyncWords {
  const reading = 'reading what waits on this device';
  if (network === 'offline') {
    const { short, long } = troubleWords[trouble ?? 'unreached'];
    return { look: 'offline', short, sentence: `${long}, ${reading}` };
  }
  return {
    look: 'calm',
    short: '',
    sentence: network === 'online' ? `Online, ${reading}` : 'Reading what waits on this device',
  };
}
