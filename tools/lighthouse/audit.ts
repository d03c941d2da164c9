import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureSeparatePackages } from '../../scripts/steps/separate-packages.mjs';
import { blockedByProcessor, type TraceEvent } from './blocked-by-processor';

const root = path.resolve(import.meta.dirname, '../..');

/** What is read of Lighthouse's result. */
interface Result {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<
    string,
    | {
        score: number | null;
        numericValue?: number;
        details?: { items?: unknown[] };
        scoringOptions?: { p10: number; median: number };
      }
    | undefined
  >;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

interface Lighthouse {
  default(
    url: string,
    flags: object,
  ): Promise<{ lhr: Result; artifacts: { Trace: { traceEvents: TraceEvent[] } } } | undefined>;
}

interface Statistics {
  /** 0 to 1; `p10` gives 0.9, `median` 0.5. */
  getLogNormalScore(curve: { p10: number; median: number }, value: number): number;
}

async function importLighthouse(): Promise<Lighthouse & Statistics> {
  const folder = await ensureSeparatePackages(root, 'tools/lighthouse', 'Lighthouse (once, 100 MB)');
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const load = (name: string) => import(pathToFileURL(resolve(name)).href);
  const lighthouse = (await load('lighthouse')) as Lighthouse;
  return { default: lighthouse.default, ...((await load('lighthouse/shared/statistics.js')) as Statistics) };
}

const blockedTime = 'total-blocking-time';

/** Lighthouse's categories, by its own names. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/**
 * 0 to 100 for each category, the timings behind performance (ms; layout shift without a unit), and audits
 * that cost points in the other categories.
 */
export interface Audit {
  scores: Record<Category, number>;
  times: { firstPaintMs: number; largestPaintMs: number; blockedMs: number; layoutShift: number };
  /** As `blockedMs`, from the processor time of each task, which the load of the machine hardly changes; ms. */
  blockedByProcessorMs: number;
  /** Lighthouse's performance, 0 to 100, with `blockedByProcessorMs` in place of `blockedMs`. */
  performanceByProcessor: number;
  faults: string[];
  /** Lighthouse's benchmark of this machine; its simulated phone expects about 1500 to 2500. */
  machine: number;
}

/** Runs one audit as a phone with a clean profile. `port`: the browser's debugger. */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const { default: lighthouse, getLogNormalScore } = await importLighthouse();
  const ran = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
  if (!ran) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr, artifacts } = ran;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const blockedByProcessorMs = blockedByProcessor(artifacts.Trace.traceEvents);
  const curve = lhr.audits[blockedTime]?.scoringOptions;
  if (!curve) throw new Error(`Lighthouse does not say how it scores ${blockedTime}`);
  const number = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    times: {
      firstPaintMs: number('first-contentful-paint'),
      largestPaintMs: number('largest-contentful-paint'),
      blockedMs: number(blockedTime),
      layoutShift: number('cumulative-layout-shift'),
    },
    blockedByProcessorMs,
    performanceByProcessor: performanceWith(lhr, getLogNormalScore(curve, blockedByProcessorMs)),
    faults: faultsOf(lhr),
    machine: lhr.environment.benchmarkIndex,
  };
}

/** Lighthouse's performance (0 to 100) if the blocked time had this score (0 to 1). */
function performanceWith(lhr: Result, blockedScore: number): number {
  const refs = (lhr.categories.performance?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const scoreOf = (id: string) => (id === blockedTime ? blockedScore : (lhr.audits[id]?.score ?? 0));
  const sum = (of: (ref: (typeof refs)[number]) => number) => refs.reduce((all, ref) => all + of(ref), 0);
  return Math.round((100 * sum(({ id, weight }) => weight * scoreOf(id))) / sum(({ weight }) => weight));
}

/** Failed audits in categories that must reach 100. */
function faultsOf(lhr: Result): string[] {
  return categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0)
    .map(({ id }) => `${id}: ${JSON.stringify(firstItem(lhr, id))}`);
}

function firstItem(lhr: Result, id: string): unknown {
  return lhr.audits[id]?.details?.items?.[0];
}
