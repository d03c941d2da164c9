import pg from 'pg';

type Hear = (payload: string) => void;

const retryMs = 500;
/** For a database that accepts the connection and does not answer. */
const connectMsMax = 10_000;

/**
 * One listening connection for the process. After a lost connection every subscriber gets an empty payload
 * and must read again, because notifications may be missing.
 */
export class Notifications {
  private readonly subscribers = new Map<string, Set<Hear>>();
  private client: pg.Client | undefined;
  private closed = false;
  private retry: NodeJS.Timeout | undefined;

  private readonly url: string;
  private readonly channels: readonly string[];
  private readonly log: (error: Error) => void;

  constructor(url: string, channels: readonly string[], log: (error: Error) => void) {
    this.url = url;
    this.channels = channels;
    this.log = log;
  }

  async start(): Promise<void> {
    await this.connect();
  }

  subscribe(channel: string, hear: Hear): () => void {
    const set = this.subscribers.get(channel) ?? new Set<Hear>();
    this.subscribers.set(channel, set);
    set.add(hear);
    return () => set.delete(hear);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => {});
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: connectMsMax,
      application_name: 'codeferry-listen',
    });
    client.on('notification', ({ channel, payload }) => this.tell(channel, payload ?? ''));
    client.on('error', (error) => this.log(error));
    client.once('end', () => this.reconnect());
    await client.connect();
    for (const channel of this.channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    this.client = client;
    if (this.closed) await client.end();
  }

  private reconnect(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      this.connect().then(
        () => {
          for (const channel of this.channels) this.tell(channel, '');
        },
        () => this.reconnect(),
      );
    }, retryMs);
  }

  private tell(channel: string, payload: string): void {
    for (const hear of [...(this.subscribers.get(channel) ?? [])]) hear(payload);
  }
}
