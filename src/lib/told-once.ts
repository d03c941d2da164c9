/** What this device was told, and is not told again. A device that cannot remember is told again: better than never. */

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
    // Not remembered.
  }
}
