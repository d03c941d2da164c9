/** The first entry of a backup file: what is in it, and which version of the product can read it. */
import * as z from 'zod/mini';

/** A change that older versions cannot read takes the next number. */
export const backupFormat = 1;

export const Table = z.object({
  name: z.string(),
  /** Without generated columns, which the database computes again. */
  columns: z.array(z.string()),
});
export type Table = z.infer<typeof Table>;

export const Manifest = z.object({
  format: z.int(),
  product: z.string(),
  createdAt: z.string(),
  postgres: z.string(),
  /** Applied to the database: restoring applies the same ones first. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
  /** Name → last value. */
  sequences: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** Work that waits for a judge. The tables of the queue belong to its library, which creates them. */
export const WaitingJobs = z.array(z.object({ language: z.string(), data: z.looseObject({}) }));
export type WaitingJobs = z.infer<typeof WaitingJobs>;

/** The last entry: rows of each table. A restored table must have as many. */
export const Counts = z.record(z.string(), z.int());
export type Counts = z.infer<typeof Counts>;

export const entryNames = {
  manifest: 'manifest.json',
  jobs: 'jobs.json',
  counts: 'counts.json',
  table: (name: string) => `tables/${name}.copy`,
  /** Files of the data folder. */
  file: (name: string) => `data/${name}`,
} as const;
