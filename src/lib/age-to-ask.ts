/** Users who signed up through a provider have not given their age (D-20). */
const key = 'codeferry.ageToAsk';

export function noteAgeToAsk(uid: string): void {
  try {
    localStorage.setItem(key, uid);
  } catch {
    // Storage is full or blocked.
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
    // Storage is full or blocked.
  }
}
