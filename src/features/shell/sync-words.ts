import { counted } from '../../lib/words';

/** Whether the person's sign-in can send things; `none`: nobody is signed in. */
export type SignIn = 'works' | 'ended' | 'none';

export interface SyncWords {
  look: 'calm' | 'waiting' | 'offline' | 'alert';
  /** Beside the icon; empty when all is well. */
  short: string;
  sentence: string;
}

interface Summary {
  waiting: number;
  sending: number;
  refused: number;
  paused: number;
}

/** What the top bar says of the connection and of what waits. What needs a person comes first. */
export function describeSync(
  network: 'unknown' | 'online' | 'offline',
  summary: Summary,
  signIn: SignIn = 'works',
): SyncWords {
  const { waiting, sending, refused, paused } = summary;
  const unsent = waiting + sending;
  if (refused > 0) {
    return {
      look: 'alert',
      short: `${refused} refused`,
      sentence: `${counted(refused, 'submission')} refused: your decision`,
    };
  }
  if (paused > 0 && signIn === 'works') {
    return {
      look: 'alert',
      short: `${paused} not sent`,
      sentence: `${counted(paused, 'item')} not sent: try again`,
    };
  }
  if (paused > 0) {
    return { look: 'alert', short: 'Sign in', sentence: `Sign in to send ${counted(paused, 'item')}` };
  }
  if (signIn === 'ended') {
    return { look: 'alert', short: 'Sign in', sentence: 'Sign in again to send what you hand in' };
  }
  if (network === 'offline') {
    return {
      look: 'offline',
      short: unsent > 0 ? `Offline · ${unsent}` : 'Offline',
      sentence:
        unsent > 0
          ? `Offline. ${counted(unsent, 'item')} saved on this device`
          : 'Offline. Everything is on this device',
    };
  }
  if (unsent > 0)
    return { look: 'waiting', short: `Sending ${unsent}`, sentence: `Sending ${counted(unsent, 'item')}` };
  return {
    look: 'calm',
    short: '',
    sentence: network === 'online' ? 'Online. Everything is sent' : 'Everything is sent',
  };
}
