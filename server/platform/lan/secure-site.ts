import os from 'node:os';
import { isLoopback, localAddresses } from './addresses';
import type { Authority } from './authority';
import { issueCertificate, type ServerCertificate } from './issue-certificate';
import type { NameAnnouncer } from './name-announcer';
import type { OwnCertificate } from './own-certificate';

const checkMs = 5000;
/** Long before a certificate ends, and rarely enough that open pages notice nothing. */
const renewAfterMs = 180 * 24 * 3600 * 1000;

export interface SiteParts {
  /** Signs certificates for the addresses of this computer. Undefined: `own` is used. */
  readonly authority?: Authority;
  readonly own?: OwnCertificate;
  /** Undefined: no name in the local network. */
  readonly announcer?: NameAnnouncer;
  /** A name without `.local` that is wanted, and how to store the name that was free. */
  readonly label?: string;
  readonly keepLabel?: (label: string) => void;
  readonly publicUrl?: string;
  readonly interfaces?: typeof os.networkInterfaces;
}

/** HTTPS beside plain HTTP: its certificate, and the addresses under which browsers find it. */
export class SecureSite {
  /** Set when the listeners have them. */
  readonly ports = { http: 0, https: 0 };
  /** Of this computer in local networks, the most likely one first. */
  addresses: readonly string[] = [];
  /** For example `codeferry.local`. */
  name: string | undefined;
  readonly authority: Authority | undefined;
  private readonly parts: SiteParts;
  private issued: ServerCertificate | undefined;
  private issuedAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly listeners = new Set<(change: { addresses: boolean }) => void>();

  constructor(parts: SiteParts) {
    this.parts = parts;
    this.authority = parts.authority;
  }

  async open(): Promise<void> {
    const { announcer, label, keepLabel } = this.parts;
    this.addresses = this.readAddresses();
    if (announcer && label !== undefined) {
      const free = await announcer.start(label, this.addresses);
      this.name = `${free}.local`;
      keepLabel?.(free);
    }
    await this.issue();
    this.timer = setInterval(() => void this.refresh(), checkMs);
    this.timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.parts.announcer?.stop();
  }

  get certificate(): ServerCertificate {
    const current = this.issued ?? this.parts.own;
    if (!current) throw new Error('The site is not open.');
    return current;
  }

  /** Only a certificate that every device trusts allows to send everybody to HTTPS. */
  get redirectsToHttps(): boolean {
    return this.parts.own !== undefined;
  }

  onChange(listener: (change: { addresses: boolean }) => void): void {
    this.listeners.add(listener);
  }

  /** Hosts that the certificate is for, as people open them. */
  hosts(): string[] {
    const { own } = this.parts;
    const mine = [...this.addresses, ...(this.name === undefined ? [] : [this.name])];
    if (!own) return mine;
    return [...(own.name === undefined ? [] : [own.name]), ...mine.filter((host) => own.covers(host))];
  }

  httpsOrigins(): string[] {
    return this.hosts().map((host) => this.httpsOrigin(host));
  }

  httpOrigins(): string[] {
    const mine = [...this.addresses, ...(this.name === undefined ? [] : [this.name])];
    return mine.map((host) => `http://${host}${this.ports.http === 80 ? '' : `:${this.ports.http}`}`);
  }

  /** Where a browser that opened `hostname` over plain HTTP finds HTTPS. */
  originFor(hostname: string): string | undefined {
    if (this.parts.publicUrl?.startsWith('https:')) return this.parts.publicUrl;
    const { own } = this.parts;
    const hosts = this.hosts();
    const isCovered = own ? own.covers(hostname) : hosts.includes(hostname) || isLoopback(hostname);
    const host = isCovered ? hostname : hosts[0];
    return host === undefined ? undefined : this.httpsOrigin(host);
  }

  /** Follows a new address of this computer, and renews the certificate in time. */
  async refresh(now = Date.now()): Promise<void> {
    const found = this.readAddresses();
    const isMoved = found.join() !== this.addresses.join();
    if (isMoved) {
      this.addresses = found;
      await this.parts.announcer?.update(found);
    }
    const isOld = now - this.issuedAt > renewAfterMs;
    if (isMoved || isOld) await this.issue(now);
    if (isMoved || isOld) for (const listener of this.listeners) listener({ addresses: isMoved });
  }

  private async issue(now = Date.now()): Promise<void> {
    if (!this.authority) return;
    const names = ['localhost', ...(this.name === undefined ? [] : [this.name])];
    const addresses = ['127.0.0.1', ...this.addresses];
    this.issued = await issueCertificate(this.authority, { addresses, names, now });
    this.issuedAt = now;
  }

  private httpsOrigin(host: string): string {
    return `https://${host}${this.ports.https === 443 ? '' : `:${this.ports.https}`}`;
  }

  private readAddresses(): string[] {
    // Without a local network, nobody needs the addresses.
    if (!this.parts.announcer) return [];
    return localAddresses((this.parts.interfaces ?? os.networkInterfaces)());
  }
}
