/** Whose age is still to be asked: a provider made the account, and no form of ours was shown (D-20). */
const key = 'codeferry.ageToAsk';

export function noteAgeToAsk(uid: string): void {
  try {
    localStorage.setItem(key, uid);
  } catch {
    // Storage is full or closed: nobody can be asked later.
  }
}

export function isAgeToAsk(uid: string): boolean {
  try {
    return localStorage.getItem(key) === uid;
  } catch {
    return false;
  }
}

export function forgetAgeToAsk(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was noted either.
  }
}
