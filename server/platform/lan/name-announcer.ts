import type { RemoteInfo } from 'node:dgram';
import makeMdns from 'multicast-dns';
import type { Logger } from 'pino';

type Socket = makeMdns.MulticastDNS;
type Packet = makeMdns.ResponseOutgoingPacket;
type Answer = Packet['answers'][number];

/** RFC 6762, section 8.1: three questions, each waits a quarter of a second. */
const probes = 3;
const probeMs = 250;
const ttlSeconds = 120;
const numbersTried = 20;
const mdnsPort = 5353;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Answers for one name in the `.local` domain, on each interface with that interface's address. */
export class NameAnnouncer {
  private readonly log: Pick<Logger, 'warn'>;
  private readonly port: number;
  private readonly sockets = new Map<string, Socket>();
  private name: string | undefined;
  private takenBy: string | undefined;
  private probed: string | undefined;

  constructor(log: Pick<Logger, 'warn'>, port = mdnsPort) {
    this.log = log;
    this.port = port;
  }

  /**
   * Finds a free name and announces it.
   * @param label the wanted name without `.local`; if another computer has it, `label-2` and so on
   * @returns the label that was free
   */
  async start(label: string, addresses: readonly string[]): Promise<string> {
    await this.listen(addresses);
    const base = label.replace(/-\d+$/, '');
    const candidates = [label, ...Array.from({ length: numbersTried }, (_, at) => `${base}-${at + 2}`)];
    for (const candidate of candidates) {
      if (await this.isTaken(`${candidate}.local`)) continue;
      this.name = `${candidate}.local`;
      this.announce();
      return candidate;
    }
    this.log.warn({ label }, 'other computers have every variant of the name; the addresses work without it');
    this.name = `${label}.local`;
    return label;
  }

  /** After the addresses of this computer changed. */
  async update(addresses: readonly string[]): Promise<void> {
    await this.listen(addresses);
    this.announce();
  }

  async stop(): Promise<void> {
    const goodbyes = [...this.sockets].map(
      ([address, socket]) =>
        new Promise<void>((resolve) => {
          const close = () => socket.destroy(resolve);
          if (this.name === undefined) return close();
          socket.respond({ answers: [this.record(address, 0)] }, close);
        }),
    );
    this.sockets.clear();
    await Promise.all(goodbyes);
  }

  private async listen(addresses: readonly string[]): Promise<void> {
    for (const [address, socket] of this.sockets) {
      if (addresses.includes(address)) continue;
      socket.destroy();
      this.sockets.delete(address);
    }
    for (const address of addresses) if (!this.sockets.has(address)) await this.open(address);
  }

  private async open(address: string): Promise<void> {
    // Bound to all addresses: a socket bound to one receives no multicast on Linux.
    const socket = makeMdns({ interface: address, bind: '0.0.0.0', port: this.port });
    this.sockets.set(address, socket);
    socket.on('warning', (error) => this.log.warn({ reason: error.message, address }, 'mDNS'));
    socket.on('query', (packet, from) => this.answer(address, socket, packet, from));
    socket.on('response', (packet) => this.watchForConflict(packet));
    await new Promise<void>((resolve) => {
      socket.once('ready', resolve);
      socket.on('error', (error) => {
        this.log.warn(
          { reason: error.message, address },
          'the name cannot be announced; the addresses work without it',
        );
        this.sockets.delete(address);
        resolve();
      });
    });
  }

  private async isTaken(name: string): Promise<boolean> {
    this.takenBy = undefined;
    this.probed = name;
    for (let turn = 0; turn < probes && this.takenBy === undefined; turn += 1) {
      for (const socket of this.sockets.values()) socket.query([{ name, type: 'A' }]);
      await wait(probeMs);
    }
    this.probed = undefined;
    return this.takenBy !== undefined;
  }

  private watchForConflict({ answers = [] }: Partial<Packet>): void {
    for (const answer of answers) {
      if (answer.type !== 'A' || answer.name.toLowerCase() !== this.probed?.toLowerCase()) continue;
      if (!this.sockets.has(answer.data)) this.takenBy = answer.data;
    }
  }

  private announce(): void {
    for (const [address, socket] of this.sockets) socket.respond({ answers: [this.record(address)] });
  }

  private answer(
    address: string,
    socket: Socket,
    { questions = [] }: Partial<Packet>,
    from: RemoteInfo,
  ): void {
    const { name } = this;
    const asked = questions.filter((question) => question.name.toLowerCase() === name?.toLowerCase());
    if (asked.length === 0 || name === undefined) return;
    const hasAddress = asked.some(({ type }) => ['A', 'ANY'].includes(type));
    // Says that there is no IPv6 address, so that clients do not wait for one.
    const onlyIpv4: Answer = {
      type: 'NSEC',
      name,
      ttl: ttlSeconds,
      data: { nextDomain: name, rrtypes: ['A'] },
    };
    const records = [this.record(address)];
    const packet = hasAddress
      ? { answers: records, additionals: [onlyIpv4] }
      : { answers: [onlyIpv4], additionals: records };
    // A simple resolver asks from another port and expects the answer there.
    if (from.port === this.port) socket.respond(packet);
    else socket.respond({ ...packet, questions: asked } as never, from);
  }

  private record(address: string, ttl = ttlSeconds): Answer {
    return { type: 'A', name: this.name ?? '', ttl, flush: true, data: address };
  }
}
