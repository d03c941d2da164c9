/** What this device last knew of the server's clock. In local storage: the time is needed before a database is open. */

interface ClockNote {
  serverMs: number;
  wallMs: number;
  errorMs: number;
  wasSetBack?: boolean | undefined;
}

const key = 'codeferry-clock';

/** Undefined: none, or unreadable. */
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
    // No room, or forbidden: the next start asks the server.
  }
}
