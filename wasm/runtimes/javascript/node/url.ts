import type { Host } from './host';

/** As the browser parses it. */
export interface UrlParts {
  href: string;
  origin: string;
  protocol: string;
  username: string;
  password: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  hash: string;
}

type Pairs = string | Iterable<[string, string]> | Record<string, string>;

export class URLSearchParams {
  #pairs: [string, string][];

  constructor(from: Pairs = '') {
    if (typeof from === 'string') this.#pairs = read(from);
    else if (Symbol.iterator in from)
      this.#pairs = Array.from(from, ([name, value]) => [String(name), String(value)]);
    else this.#pairs = Object.entries(from).map(([name, value]) => [name, String(value)]);
  }
  append(name: string, value: unknown): void {
    this.#pairs.push([name, String(value)]);
  }
  delete(name: string): void {
    this.#pairs = this.#pairs.filter(([other]) => other !== name);
  }
  get(name: string): string | null {
    return this.#pairs.find(([other]) => other === name)?.[1] ?? null;
  }
  getAll(name: string): string[] {
    return this.#pairs.filter(([other]) => other === name).map(([, value]) => value);
  }
  has(name: string): boolean {
    return this.get(name) !== null;
  }
  set(name: string, value: unknown): void {
    const at = this.#pairs.findIndex(([other]) => other === name);
    this.#pairs = this.#pairs.filter(([other], index) => other !== name || index === at);
    if (at < 0) this.append(name, value);
    else this.#pairs[at] = [name, String(value)];
  }
  sort(): void {
    this.#pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  }
  forEach(call: (value: string, name: string) => void): void {
    for (const [name, value] of this.#pairs) call(value, name);
  }
  keys(): IterableIterator<string> {
    return this.#pairs.map(([name]) => name).values();
  }
  values(): IterableIterator<string> {
    return this.#pairs.map(([, value]) => value).values();
  }
  entries(): IterableIterator<[string, string]> {
    return this.#pairs.values();
  }
  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.entries();
  }
  get size(): number {
    return this.#pairs.length;
  }
  toString(): string {
    return this.#pairs.map(([name, value]) => `${write(name)}=${write(value)}`).join('&');
  }
}

/** The host parses them; their parts cannot be changed. */
export function makeUrl(host: Host) {
  class URL implements UrlParts {
    declare readonly href: string;
    declare readonly origin: string;
    declare readonly protocol: string;
    declare readonly username: string;
    declare readonly password: string;
    declare readonly host: string;
    declare readonly hostname: string;
    declare readonly port: string;
    declare readonly pathname: string;
    declare readonly search: string;
    declare readonly hash: string;
    readonly searchParams: URLSearchParams;

    constructor(text: string, base?: string | URL) {
      const answer = host.parseUrl(String(text), base === undefined ? '' : String(base));
      if (answer === '') {
        throw Object.assign(new TypeError('Invalid URL'), { code: 'ERR_INVALID_URL', input: String(text) });
      }
      const parts = JSON.parse(answer) as UrlParts;
      Object.assign(this, parts);
      this.searchParams = new URLSearchParams(parts.search);
    }
    static canParse(text: string, base?: string): boolean {
      return host.parseUrl(String(text), base ?? '') !== '';
    }
    toString(): string {
      return this.href;
    }
    toJSON(): string {
      return this.href;
    }
  }
  return { URL, URLSearchParams };
}

function read(text: string): [string, string][] {
  const plain = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));
  return text
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [plain(pair), ''] : [plain(pair.slice(0, at)), plain(pair.slice(at + 1))];
    });
}

function write(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
