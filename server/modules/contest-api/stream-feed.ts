import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../platform/database/open';
import { RawAnswer } from '../../platform/http/file-answer';
import type { Feed } from './feeds';

const pollMs = 1000;
/** The specification allows 120 s, but a silent connection is closed after 30 s. */
const keepAliveMs = 10_000;

interface FeedRequest {
  readonly db: Database;
  readonly feed: Feed;
  /** Events before it are not sent. */
  readonly position: number;
  readonly isEndless: boolean;
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

async function* lines({ db, feed, position, isEndless, endings }: FeedRequest): AsyncGenerator<string> {
  const ending = AbortSignal.any([...endings]);
  let sent = position;
  let sentAt = Date.now();
  while (!ending.aborted) {
    await feed.refresh(db);
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
