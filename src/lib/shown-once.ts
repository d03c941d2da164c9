/** Messages shown once per device; without storage they appear again. */

const key = (name: string) => `codeferry-shown-${name}`;

export function wasShownOnce(name: string): boolean {
  try {
    return localStorage.getItem(key(name)) !== null;
  } catch {
    return false;
  }
}

export function markShownOnce(name: string): void {
  try {
    localStorage.setItem(key(name), '1');
  } catch {
    // Storage is full or blocked.
  }
}
