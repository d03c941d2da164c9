/**
 * The last estimate of the server's clock. In local storage, because the time is needed before a database
 * is open.
 */

interface ClockNote {
  serverMs: number;
  wallMs: number;
  errorMs: number;
  wasSetBack?: boolean | undefined;
}

const key = 'codeferry-clock';

/** Undefined: absent or unreadable. */
export function readClockNote(): ClockNote | undefined {
  try {
    const note: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isNote(note) ? note : undefined;
  } catch {
    return undefined;
  }
}

function isNote(note: unknown): note is ClockNote {
  if (typeof note !== 'object' || note === null) return false;
  const { serverMs, wallMs, errorMs } = note as Record<string, unknown>;
  return [serverMs, wallMs, errorMs].every((value) => Number.isFinite(value));
}

export function writeClockNote(note: ClockNote): void {
  try {
    localStorage.setItem(key, JSON.stringify(note));
  } catch {
    // Storage is full or blocked; the next start asks the server.
  }
}
