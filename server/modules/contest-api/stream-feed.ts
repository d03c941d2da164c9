import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../platform/database/open';
import { RawAnswer } from '../../platform/http/file-answer';
import type { Feed } from './feeds';

const pollMs = 1000;
/** The specification allows 120 s, but a silent connection is closed after 30 s. */
const keepAliveMs = 10_000;
const checkAccessMs = 3000;

interface FeedRequest {
  readonly db: Database;
  readonly feed: Feed;
  /** Events before it are not sent. Undefined: from another log, so the client gets the present state. */
  readonly position: number | undefined;
  readonly isEndless: boolean;
  /** Whether the reader may still read this feed. */
  readonly mayGoOn: () => Promise<boolean>;
  readonly endings: readonly AbortSignal[];
}

/** One JSON object a line, and an empty line if nothing happens. */
export class FeedAnswer extends RawAnswer {
  private readonly asked: FeedRequest;

  constructor(asked: FeedRequest) {
    super();
    this.asked = asked;
  }

  send(reply: FastifyReply): FastifyReply {
    return reply
      .type('application/x-ndjson')
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(lines(this.asked)));
  }
}

async function* lines({
  db,
  feed,
  position,
  isEndless,
  mayGoOn,
  endings,
}: FeedRequest): AsyncGenerator<string> {
  const ending = AbortSignal.any([...endings]);
  let sent = position ?? 0;
  let needsState = position === undefined;
  let sentAt = Date.now();
  let checkedAt = Date.now();
  while (!ending.aborted) {
    if (Date.now() - checkedAt > checkAccessMs) {
      if (!(await mayGoOn())) return;
      checkedAt = Date.now();
    }
    const snapshot = await feed.refresh(db);
    if (needsState) {
      needsState = false;
      yield feed.log.whole(snapshot).join('');
      sent = feed.log.length;
      sentAt = Date.now();
    }
    const fresh = feed.log.from(sent);
    if (fresh.length > 0 || Date.now() - sentAt > keepAliveMs) {
      yield fresh.length > 0 ? fresh.join('') : '\n';
      sent += fresh.length;
      sentAt = Date.now();
    }
    if (!isEndless) return;
    await pause(ending);
  }
}

async function pause(ending: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pollMs);
    ending.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
