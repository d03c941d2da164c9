/** Several people use this device in turn. The database has the mark too, because local storage can get lost. */
export interface SharedMark {
  /** The last class whose students signed in here. */
  classCode?: string | undefined;
  className?: string | undefined;
}

export const sharedMarkKey = 'codeferry.shared';

export function readSharedMark(): SharedMark | undefined {
  try {
    const mark: unknown = JSON.parse(localStorage.getItem(sharedMarkKey) ?? 'null');
    return typeof mark === 'object' && mark !== null ? mark : undefined;
  } catch {
    return undefined;
  }
}

/** For `markShared` and `unmarkShared` only. */
export function showSharedMark(mark: SharedMark | undefined): void {
  try {
    if (mark) localStorage.setItem(sharedMarkKey, JSON.stringify(mark));
    else localStorage.removeItem(sharedMarkKey);
  } catch {
    // Storage is full or blocked: the database has the mark.
  }
}
