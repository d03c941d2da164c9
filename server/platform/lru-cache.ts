/** For values derived from immutable data (a row's version, a token), which never become wrong. */
export class LruCache<T> {
  private readonly values = new Map<string, T>();
  private readonly max: number;

  constructor(max: number) {
    this.max = max;
  }

  get(name: string): T | undefined {
    const value = this.values.get(name);
    if (value === undefined) return undefined;
    this.values.delete(name);
    this.values.set(name, value);
    return value;
  }

  set(name: string, value: T): void {
    this.values.delete(name);
    this.values.set(name, value);
    if (this.values.size <= this.max) return;
    const [oldest] = this.values.keys();
    if (oldest !== undefined) this.values.delete(oldest);
  }
}
