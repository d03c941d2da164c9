import path from 'node:path';
import * as z from 'zod/mini';
import { readFilesUrl } from './files/read-files-url';
import type { S3Settings } from './files/s3-store';
import { type FirebaseSettings, readFirebaseSettings } from './identity/firebase/settings';

export interface Config {
  /** Contains dist/, content/ and package.json. */
  readonly projectRoot: string;
  readonly port: number;
  readonly host: string;
  /** HTTPS for a local network: own authority, addresses of this computer, a `.local` name. */
  readonly lan: boolean;
  /** Without `.local`. */
  readonly lanName: string;
  readonly httpsPort: number;
  /** Files of a certificate and its key, for HTTPS. */
  readonly tls?: { readonly cert: string; readonly key: string };
  readonly dataDir: string;
  /** May be deleted: compiled helpers, measured toolchains. */
  readonly cacheDir: string;
  /** Undefined: the embedded PostgreSQL below `dataDir`. */
  readonly databaseUrl?: string;
  readonly judgeWorkers: number;
  /** Waiting submissions: in total, and per user (or address). */
  readonly queue: { readonly waitingMax: number; readonly waitingEachMax: number };
  /** Origins of other servers of this installation. */
  readonly servers: readonly string[];
  /** The origin that users see, if a proxy changes it. */
  readonly publicUrl?: string;
  readonly trustProxy: string;
  readonly logLevel: string;
  readonly contactEmail: string;
  readonly sourceUrl: string;
  /** Without `smtpUrl`, mails become files below `dataDir`. */
  readonly mail: { readonly smtpUrl?: string; readonly from: string };
  readonly limits: RateLimits;
  /** Closes a connection whose client reads nothing for this long. */
  readonly readTimeoutMs: number;
  /** After SIGTERM, `/ready` answers 503 for this long before the process stops. */
  readonly drainMs: number;
  /** Of problems, per account. */
  readonly storageMb: number;
  /** Of large bodies received or processed at the same time. */
  readonly bodiesMb: number;
  readonly reportsMb: number;
  /** Undefined: not published. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** Scheduled backups. Undefined: none. */
  readonly backups?: { readonly folder: string; readonly everyHours: number; readonly keep: number };
  /** Where pictures are kept. Undefined: in the database. */
  readonly files?: S3Settings;
  /** Undefined: local accounts. */
  readonly firebase?: FirebaseSettings;
}

/** Requests per minute, unless noted. The caller of a limit defines whose requests it counts. */
export interface RateLimits {
  readonly requests: number;
  /** Concurrent requests of all clients, not per minute. */
  readonly atOnce: number;
  readonly submit: number;
  readonly run: number;
  readonly create: number;
  readonly signIn: number;
  readonly signUp: number;
  readonly availability: number;
  /** Mailed codes per email in 15 minutes; an address may request four times as many. */
  readonly otp: number;
  readonly search: number;
  readonly report: number;
  readonly draft: number;
}

/** The message names the variable and how to fix it. */
export class ConfigError extends Error {}

/**
 * Each worker needs two uids of its own, and a process can map only so many. Start more with `npm run
 * judge`.
 */
const judgeWorkersMax = 27;

const whole = (min: number, max: number, fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), fallback);
const perMinute = (fallback: number) => whole(1, 1_000_000, fallback);
const origin = z.pipe(
  z.url({ protocol: /^https?$/, error: 'must be an address like https://judge.example.org' }),
  z.transform((value: string) => new URL(value).origin),
);
const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list: string) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    ),
  ),
  z.array(origin),
);

const Environment = z.object({
  CODEFERRY_ROOT: z.optional(z.string()),
  PORT: whole(0, 65_535, 8080),
  HOST: z.optional(z.string()),
  LAN: z._default(z.enum(['0', '1']), '0'),
  LAN_NAME: z._default(
    z
      .string()
      .check(z.regex(/^[a-z0-9]([a-z0-9-]{0,40}[a-z0-9])?$/, 'use small letters, digits and hyphens')),
    'codeferry',
  ),
  HTTPS_PORT: whole(0, 65_535, 8443),
  TLS_CERT: z.optional(z.string()),
  TLS_KEY: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), './data'),
  CACHE_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  JUDGE_WORKERS: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(judgeWorkersMax))),
  QUEUE_MAX: whole(1, 1_000_000, 2000),
  QUEUE_MAX_EACH: whole(1, 1_000_000, 200),
  SERVERS: z._default(origins, []),
  PUBLIC_URL: z.optional(origin),
  TRUST_PROXY: z._default(z.string(), 'loopback'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
  CONTACT_EMAIL: z._default(z.string(), 'support@localhost'),
  SOURCE_URL: z._default(z.string(), ''),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/[^/]/, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an email address'))),
  LIMIT_REQUESTS: perMinute(6000),
  LIMIT_AT_ONCE: whole(1, 100_000, 400),
  LIMIT_SUBMIT: perMinute(30),
  LIMIT_RUN: perMinute(30),
  LIMIT_CREATE: perMinute(120),
  LIMIT_SIGN_IN: perMinute(20),
  LIMIT_SIGN_UP: perMinute(60),
  LIMIT_AVAILABILITY: perMinute(120),
  LIMIT_OTP: perMinute(5),
  LIMIT_SEARCH: perMinute(120),
  LIMIT_REPORT: perMinute(10),
  LIMIT_DRAFT: perMinute(120),
  READ_TIMEOUT: whole(1, 3600, 30),
  DRAIN_SECONDS: whole(0, 600, 0),
  STORAGE_EACH_MB: whole(1, 1_000_000, 1000),
  BODIES_MB: whole(1, 100_000, 288),
  REPORTS_MB: whole(1, 1_000_000, 500),
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535))),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  FILES_URL: z.optional(z.string()),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_EVERY_HOURS: whole(1, 8760, 24),
  BACKUP_KEEP: whole(1, 10_000, 7),
});

/**
 * @param env the environment; empty values count as unset
 * @param cwd base of relative paths: the project root unless CODEFERRY_ROOT is set
 * @param cores processors of this machine
 * @throws ConfigError that names every unusable variable
 */
export function readConfig(env: NodeJS.ProcessEnv, cwd: string, cores: number): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path: [name], message }) => {
      const variable = String(name);
      return `${variable}=${set[variable] ?? ''}: ${message}`;
    });
    throw new ConfigError(`These settings are not usable:\n  ${lines.join('\n  ')}`);
  }
  const value = parsed.data;
  const projectRoot = path.resolve(cwd, value.CODEFERRY_ROOT ?? '.');
  const firebase = readFirebaseSettings(set, projectRoot);
  if (firebase.type === 'unusable')
    throw new ConfigError(`These settings are not usable:\n  ${firebase.reason}`);
  const files = value.FILES_URL === undefined ? undefined : readFilesUrl(value.FILES_URL, set);
  if (files?.type === 'unusable') throw new ConfigError(`These settings are not usable:\n  ${files.reason}`);
  const isLan = value.LAN === '1';
  return {
    projectRoot,
    firebase: firebase.type === 'settings' ? firebase.settings : undefined,
    port: value.PORT,
    host: value.HOST ?? (isLan ? '0.0.0.0' : '127.0.0.1'),
    lan: isLan,
    lanName: value.LAN_NAME,
    httpsPort: value.HTTPS_PORT,
    tls: tlsFiles(value, projectRoot),
    dataDir: path.resolve(projectRoot, value.DATA_DIR),
    cacheDir: path.resolve(projectRoot, value.CACHE_DIR ?? '.cache'),
    databaseUrl: value.DATABASE_URL || undefined,
    judgeWorkers: value.JUDGE_WORKERS ?? Math.min(judgeWorkersMax, Math.max(1, cores - 1)),
    queue: { waitingMax: value.QUEUE_MAX, waitingEachMax: value.QUEUE_MAX_EACH },
    servers: value.SERVERS,
    publicUrl: value.PUBLIC_URL || undefined,
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    contactEmail: value.CONTACT_EMAIL,
    sourceUrl: value.SOURCE_URL,
    mail: {
      smtpUrl: value.SMTP_URL || undefined,
      from: value.MAIL_FROM ?? value.CONTACT_EMAIL,
    },
    limits: {
      requests: value.LIMIT_REQUESTS,
      atOnce: value.LIMIT_AT_ONCE,
      submit: value.LIMIT_SUBMIT,
      run: value.LIMIT_RUN,
      create: value.LIMIT_CREATE,
      signIn: value.LIMIT_SIGN_IN,
      signUp: value.LIMIT_SIGN_UP,
      availability: value.LIMIT_AVAILABILITY,
      otp: value.LIMIT_OTP,
      search: value.LIMIT_SEARCH,
      report: value.LIMIT_REPORT,
      draft: value.LIMIT_DRAFT,
    },
    readTimeoutMs: value.READ_TIMEOUT * 1000,
    drainMs: value.DRAIN_SECONDS * 1000,
    storageMb: value.STORAGE_EACH_MB,
    bodiesMb: value.BODIES_MB,
    reportsMb: value.REPORTS_MB,
    files: files?.settings,
    metrics:
      value.METRICS_PORT === undefined ? undefined : { host: value.METRICS_HOST, port: value.METRICS_PORT },
    backups:
      value.BACKUP_DIR === undefined
        ? undefined
        : {
            folder: path.resolve(projectRoot, value.BACKUP_DIR),
            everyHours: value.BACKUP_EVERY_HOURS,
            keep: value.BACKUP_KEEP,
          },
  };
}

function tlsFiles(
  { TLS_CERT, TLS_KEY }: { TLS_CERT?: string; TLS_KEY?: string },
  projectRoot: string,
): Config['tls'] {
  if (TLS_CERT === undefined && TLS_KEY === undefined) return undefined;
  if (TLS_CERT !== undefined && TLS_KEY !== undefined)
    return { cert: path.resolve(projectRoot, TLS_CERT), key: path.resolve(projectRoot, TLS_KEY) };
  const [set, missing] = TLS_CERT === undefined ? ['TLS_KEY', 'TLS_CERT'] : ['TLS_CERT', 'TLS_KEY'];
  throw new ConfigError(`${missing}: missing. Set it to the path of a file too, because ${set} is set.`);
}
