import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { onResponseEnd } from './connection-end';
import { Refusal } from './refusal';
import { networkOf, senderGroup } from './sender-group';

const smallBytes = 1024 * 1024;
const retryAfterSeconds = 10;

/** A megabyte of JSON needs two or three megabytes until its request is over. */
export class BodyBudget {
  private readonly held = new Map<string, number>();
  private readonly max: number;

  /** @param max bytes of all senders; a network may use three quarters of it, an account half */
  constructor(max: number) {
    this.max = max;
  }

  /** Counts a received chunk. @returns false if it exceeds the limit */
  add(sender: string, network: string, bytes: number): boolean {
    const shares = this.sharesOf(sender, network);
    if (shares.some(([name, share]) => this.of(name) + bytes > this.max * share)) return false;
    for (const [name] of shares) this.held.set(name, this.of(name) + bytes);
    return true;
  }

  remove(sender: string, network: string, bytes: number): void {
    for (const [name] of this.sharesOf(sender, network)) {
      const rest = this.of(name) - bytes;
      if (rest > 0) this.held.set(name, rest);
      else this.held.delete(name);
    }
  }

  private of(name: string): number {
    return this.held.get(name) ?? 0;
  }

  private sharesOf(sender: string, network: string): [name: string, share: number][] {
    return [
      ['all', 1],
      [`network ${network}`, 0.75],
      [`sender ${sender}`, 0.5],
    ];
  }
}

const full =
  'The server is receiving too much data at the moment. Nothing was stored. Send it again in a few seconds.';

class Counted extends Transform {
  receivedEncodedLength = 0;
  private readonly count: (bytes: number) => boolean;

  constructor(count: (bytes: number) => boolean) {
    super();
    this.count = count;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.receivedEncodedLength += chunk.length;
    if (!this.count(chunk.length)) {
      done(new Refusal('TOO_MANY_REQUESTS', { message: full, retryAfterSeconds }));
      return;
    }
    this.push(chunk);
    done();
  }
}

/**
 * For the large bodies of all routes of a scope. Call it before routes are registered: callers must be
 * known by then.
 */
export function limitBodies(scope: FastifyInstance, budget: BodyBudget): void {
  scope.addHook('preParsing', async (request, reply, payload) => {
    const declared = Number(request.headers['content-length'] ?? (isChunked(reply) ? Infinity : 0));
    // Forms have their own small limit, and their parser reads the request itself.
    const isForm = request.headers['content-type']?.startsWith('multipart/') === true;
    if (declared <= smallBytes || isForm) return payload;
    const network = networkOf(request.ip);
    const sender = senderGroup(request.caller?.uid, request.ip);
    let held = 0;
    onResponseEnd(reply, () => {
      budget.remove(sender, network, held);
      held = Number.NEGATIVE_INFINITY;
    });
    const counted = new Counted((bytes) => {
      if (held < 0 || !budget.add(sender, network, bytes)) return false;
      held += bytes;
      return true;
    });
    return payload.pipe(counted);
  });
}

const isChunked = ({ request }: FastifyReply) => request.headers['transfer-encoding'] !== undefined;
