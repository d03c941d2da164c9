/** Messages shown once per device; without storage they appear again. */

const key = (name: string) => `codeferry-said-${name}`;

export function wasToldOnce(name: string): boolean {
  try {
    return localStorage.getItem(key(name)) !== null;
  } catch {
    return false;
  }
}

export function noteToldOnce(name: string): void {
  try {
    localStorage.setItem(key(name), '1');
  } catch {
    // Storage is full or blocked.
  }
}
