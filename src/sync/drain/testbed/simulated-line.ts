/** A slow connection that loses data; proxies sometimes answer for the server. */
import type { Reply, SentRequest } from './reply';
import { errorReply, type SimulatedServer } from './simulated-server';
import type { VirtualTime } from './virtual-time';

const offline: Reply = { type: 'failed', reason: 'offline' };
const html = (status: number): Reply => ({
  type: 'reply',
  status,
  headers: { contentType: 'text/html', date: null, retryAfter: null },
  text: '<!doctype html><title>Welcome to our network</title>',
});

function truncated(reply: Reply): Reply {
  return reply.type === 'reply' ? { ...reply, text: reply.text.slice(0, -5) } : reply;
}

const faults: { reaches: boolean; twice?: boolean; answer(served: Reply, random: number): Reply }[] = [
  { reaches: false, answer: () => offline },
  { reaches: false, answer: () => html(200) },
  { reaches: false, answer: (_, random) => errorReply('UNAVAILABLE', random < 0.5 ? '7' : null) },
  { reaches: false, answer: () => errorReply('TOO_MANY_REQUESTS', '5') },
  { reaches: false, answer: () => errorReply('IN_PROGRESS') },
  { reaches: true, answer: () => offline },
  { reaches: true, answer: () => html(502) },
  { reaches: true, answer: truncated },
  { reaches: true, twice: true, answer: (served) => served },
];

export interface LineCounts {
  requests: number;
  together: number;
  faults: number;
}

export class SimulatedLine {
  up = true;
  healed = false;
  readonly counts: LineCounts = { requests: 0, together: 0, faults: 0 };

  readonly #time: VirtualTime;
  readonly #random: () => number;
  readonly #server: SimulatedServer;
  readonly #faultRate: number;

  constructor(time: VirtualTime, random: () => number, server: SimulatedServer, faultRate: number) {
    this.#time = time;
    this.#random = random;
    this.#server = server;
    this.#faultRate = faultRate;
  }

  /** Mostly fast; sometimes so slow that the sender has given up and retried. */
  #latencyMs(): number {
    const random = this.#random;
    return this.healed || random() < 0.9 ? 5 + random() * 300 : random() * 90_000;
  }

  #serve(request: SentRequest): Reply {
    if (!this.#server.up) return offline;
    return this.#server.handle(request) ?? offline;
  }

  answer(request: SentRequest): Promise<Reply> {
    return new Promise((resolve) => {
      const time = this.#time;
      const random = this.#random;
      this.counts.requests += 1;
      if (request.url.endsWith('/outbox')) this.counts.together += 1;
      time.at(request.timeoutMs, () => resolve({ type: 'failed', reason: 'timeout' }));
      if (!this.up) {
        time.at(5, () => resolve(offline));
        return;
      }
      const fault =
        this.healed || random() > this.#faultRate ? undefined : faults[Math.floor(random() * faults.length)];
      if (fault) this.counts.faults += 1;
      time.at(this.#latencyMs(), () => {
        const served = fault?.reaches === false ? offline : this.#serve(request);
        if (fault?.twice) time.at(this.#latencyMs(), () => this.#serve(request));
        const answer = fault ? fault.answer(served, random()) : served;
        time.at(this.#latencyMs(), () => resolve(answer));
      });
    });
  }
}
