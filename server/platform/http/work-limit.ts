import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onceOver } from './connection-end';
import { Refusal } from './refusal';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It waits for something to happen and works on nothing meanwhile. */
    waits?: boolean;
  }
}

const retryAfterMaxSeconds = 15;
/** Whoever is let in should not have to wait longer. */
const patienceSeconds = 3;
/** So few never wait for each other. */
const few = 50;
/** After so long with more than a few of them, what is done in a second is all that can be. */
const steadyMs = 2000;

/**
 * How many requests are worked on at the same time: `max`, and fewer on a machine that would need too long for them. Beyond that each further one only makes all of them wait: it is told to come back
 * when those before it are likely to be done. Whoever was let in is answered soon, which is worth more than a place in an endless queue:
 * a client that gives up waiting has had its work done for nothing.
 */
export class WorkLimit {
  private taken = 0;
  /** Requests that were done in this second, and in the one before. */
  private done = { second: 0, now: 0, before: 0 };

  /** Since when there are more than a few. */
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

  /** A place for what can do without; undefined: there is none. */
  takeIfFree(): (() => void) | undefined {
    return this.isFull ? undefined : this.take();
  }

  /** Takes a place; the returned function gives it back, once. */
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

  /** Until those who are here are done, and up to twice that: who was refused at one moment shall not come back at one moment. */
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

const busy = 'Very many people are here at this moment. Please try again shortly.';

/** A finished answer that its reader does not take keeps its place for this long: then it is no longer work. */
const deliveryMs = 1000;

/** One request's place. */
interface Place {
  leave: () => void;
  /** Its handler runs, and goes on even if nobody waits for the answer any more. */
  isWorking: boolean;
  /** The answer was delivered, or the connection ended. */
  isOver: boolean;
}

/**
 * Holds all routes of a scope to the limit. A place stands for work in this process: it is free while a body is on its way, it is
 * kept until the handler has ended, and the time that a reader takes for the answer counts only for a second.
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
    onceOver(reply, () => {
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
        return await handler.call(this, request, reply);
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
