/**
 * Counters of this process, in the form of Prometheus. `METRICS_PORT` publishes it; without it, counting costs
 * next to nothing and nobody can read it.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const registers = [registry];

export const httpRequests = new Histogram({
  name: 'codeferry_http_request_seconds',
  help: 'Time until the answer was sent, by route and status. Long polls are in codeferry_http_held_seconds.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const heldRequests = new Histogram({
  name: 'codeferry_http_held_seconds',
  help: 'Time until the answer of a request that may wait for a change.',
  labelNames: ['route', 'status'] as const,
  buckets: [0.1, 1, 5, 10, 30, 60],
  registers,
});

export const outboxBatches = new Histogram({
  name: 'codeferry_outbox_batch_entries',
  help: 'Entries of each request that sends the outbox of a device.',
  buckets: [1, 2, 5, 10, 20, 50, 100],
  registers,
});

export const verdicts = new Counter({
  name: 'codeferry_verdicts_total',
  help: 'Judged submissions of this process, by language and verdict.',
  labelNames: ['language', 'verdict'] as const,
  registers,
});

export const judgeFaults = new Counter({
  name: 'codeferry_judge_faults_total',
  help: 'Judgements of this process that ended with an internal fault: of the sandbox, or of a checker.',
  labelNames: ['language', 'part'] as const,
  registers,
});

const arrivals = new Histogram({
  name: 'codeferry_sync_age_seconds',
  help: 'Time between Submit on a device and the arrival of the submission or answer, by the clock of the device.',
  buckets: [1, 5, 30, 60, 300, 3600, 6 * 3600, 86_400, 7 * 86_400],
  registers,
});

/** Counts work that arrived. @param deviceTime ISO 8601; the clock of a device may be ahead */
export function countArrival(deviceTime: string | undefined, receivedTime: Date): void {
  if (deviceTime === undefined) return;
  arrivals.observe(Math.max(0, (receivedTime.getTime() - Date.parse(deviceTime)) / 1000));
}

export const judgeSlots = new Gauge({
  name: 'codeferry_judge_slots',
  help: 'Judge workers of this process, busy and in total.',
  labelNames: ['state'] as const,
  registers,
});
