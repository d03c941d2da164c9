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
    { score: number | null; numericValue?: number; details?: { items?: unknown[] } } | undefined
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

async function importLighthouse(): Promise<Lighthouse> {
  const folder = await ensureSeparatePackages(root, 'tools/lighthouse', 'Lighthouse (once, 100 MB)');
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  return await import(pathToFileURL(resolve('lighthouse')).href);
}

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
  faults: string[];
  /** Lighthouse's benchmark of this machine; its simulated phone expects about 1500 to 2500. */
  machine: number;
}

/** Runs one audit as a phone with a clean profile. `port`: the browser's debugger. */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const { default: lighthouse } = await importLighthouse();
  const ran = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
  if (!ran) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr, artifacts } = ran;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const number = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    times: {
      firstPaintMs: number('first-contentful-paint'),
      largestPaintMs: number('largest-contentful-paint'),
      blockedMs: number('total-blocking-time'),
      layoutShift: number('cumulative-layout-shift'),
    },
    blockedByProcessorMs: blockedByProcessor(artifacts.Trace.traceEvents),
    faults: faultsOf(lhr),
    machine: lhr.environment.benchmarkIndex,
  };
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
