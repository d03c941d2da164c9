import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onResponseEnd } from './connection-end';
import { Refusal } from './refusal';

declare module 'fastify' {
  interface FastifyContextConfig {
    waits?: boolean;
  }
}

const retryAfterMaxSeconds = 15;
/** An accepted request should not wait longer. */
const patienceSeconds = 3;
/** So few requests never delay each other. */
const few = 50;
/** With more than `few` active for this long, the rate of finished requests is the machine's maximum. */
const steadyMs = 2000;

/**
 * Limits concurrent requests to `max`, and to fewer on a slow machine. A refused request gets the time when
 * those before it are likely to be done. In an endless queue, clients give up and the work for them is
 * wasted.
 */
export class WorkLimit {
  private taken = 0;
  /** In this second and in the previous one. */
  private done = { second: 0, now: 0, before: 0 };

  private crowdedSince = 0;
  private readonly max: number;
  private readonly now: () => number;
  private readonly random: () => number;

  constructor(max: number, now: () => number = Date.now, random: () => number = Math.random) {
    this.max = max;
    this.now = now;
    this.random = random;
  }

  get isFull(): boolean {
    if (this.taken >= this.max || this.taken <= few) return this.taken >= this.max;
    const isSteady = this.now() - this.crowdedSince > steadyMs;
    return isSteady && this.taken > patienceSeconds * this.perSecond();
  }

  /** For optional work; undefined if no slot is free. */
  takeIfFree(): (() => void) | undefined {
    return this.isFull ? undefined : this.take();
  }

  /** Returns the release function, which works once. */
  take(): () => void {
    this.taken += 1;
    if (this.taken === few + 1) this.crowdedSince = this.now();
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.taken -= 1;
      this.turn();
      this.done.now += 1;
    };
  }

  /**
   * Until the active requests are done, or up to twice that, so that refused clients do not return
   * together.
   */
  retryAfterSeconds(): number {
    const seconds = (this.taken / this.perSecond()) * (1 + this.random());
    return Math.min(retryAfterMaxSeconds, Math.max(1, Math.ceil(seconds)));
  }

  private perSecond(): number {
    this.turn();
    return Math.max(this.done.before, this.done.now, 1);
  }

  private turn(): void {
    const second = Math.floor(this.now() / 1000);
    if (second === this.done.second) return;
    this.done = { second, now: 0, before: second === this.done.second + 1 ? this.done.now : 0 };
  }
}

const busy = 'The server is busy at the moment. Please try again shortly.';

/** A finished response that its client does not read keeps its slot only this long. */
const deliveryMs = 1000;

interface Place {
  leave: () => void;
  /** The handler continues even if the client disconnects. */
  isWorking: boolean;
  /** The response was sent, or the connection ended. */
  isOver: boolean;
}

/**
 * A slot stands for work in this process: free while the body arrives, held until the handler ends, and for
 * at most a second while the client reads the response.
 */
export function limitWork(scope: FastifyInstance, limit: WorkLimit): void {
  const places = new WeakMap<FastifyRequest, Place>();
  const isCounted = ({ routeOptions }: FastifyRequest) => routeOptions.config.waits !== true;
  scope.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return;
    if (limit.isFull) {
      throw new Refusal('TOO_MANY_REQUESTS', {
        retryAfterSeconds: limit.retryAfterSeconds(),
        message: busy,
      });
    }
    const place: Place = { leave: limit.take(), isWorking: false, isOver: false };
    places.set(request, place);
    onResponseEnd(reply, () => {
      place.isOver = true;
      if (!place.isWorking) place.leave();
    });
  });
  scope.addHook('preParsing', async (request) => {
    places.get(request)?.leave();
  });
  scope.addHook('preValidation', async (request) => {
    const place = places.get(request);
    if (place && !place.isOver) place.leave = limit.take();
  });
  scope.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = async function (request, reply) {
      const place = places.get(request);
      if (place) place.isWorking = true;
      try {
        const result = await handler.call(this, request, reply);
        // Returning nothing would answer nothing: handlers of plugins call `reply.send` instead.
        return result === undefined ? reply : result;
      } finally {
        if (place) stopWorking(place);
      }
    };
  });
}

function stopWorking(place: Place): void {
  place.isWorking = false;
  if (place.isOver) place.leave();
  else setTimeout(place.leave, deliveryMs).unref();
}
