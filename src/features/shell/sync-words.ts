import { counted } from '../../lib/words';

/** Whether the person's sign-in can send things; `none`: nobody is signed in. */
export type SignIn = 'works' | 'ended' | 'none';

export interface SyncWords {
  look: 'calm' | 'waiting' | 'offline' | 'alert';
  /** Beside the icon; empty when all is well. The sentence begins with it: who speaks to the page says what is to be seen. */
  short: string;
  sentence: string;
}

interface Summary {
  waiting: number;
  sending: number;
  refused: number;
  paused: number;
}

/** What the top bar says of the connection and of what waits. What needs a person comes first. No summary: it is not read yet. */
export function describeSync(
  network: 'unknown' | 'online' | 'offline',
  summary: Summary | undefined,
  signIn: SignIn = 'works',
): SyncWords {
  if (!summary) return describeUnread(network);
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
  if (network === 'offline') {
    return {
      look: 'offline',
      short: unsent > 0 ? `Offline · ${unsent}` : 'Offline',
      sentence:
        unsent > 0 ? `Offline · ${unsent} saved on this device` : 'Offline. Everything is on this device',
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

/** Nothing may be promised of a queue that the device has not shown yet. */
function describeUnread(network: 'unknown' | 'online' | 'offline'): SyncWords {
  const reading = 'reading what waits on this device';
  if (network === 'offline') return { look: 'offline', short: 'Offline', sentence: `Offline, ${reading}` };
  return {
    look: 'calm',
    short: '',
    sentence: network === 'online' ? `Online, ${reading}` : 'Reading what waits on this device',
  };
}
