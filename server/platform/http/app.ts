import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { fillPage, firstScreens } from '../../modules/pages/routes';
import type { Config } from '../config';
import { servePlainHttp } from '../lan/plain-http';
import type { SecureSite } from '../lan/secure-site';
import { watchRequests } from '../metrics/watch-requests';
import { type Api, type ApiServices, createApi } from './api';
import { BodyBudget, limitBodies } from './body-limit';
import { guardConnections, readRefusedBodies } from './connections';
import { handleError } from './error-handler';
import { describeApi, documentationFolder } from './openapi/describe-api';
import { securityHeaders } from './security-headers';
import { networkOf } from './sender-group';
import { serveWeb } from './static-web';
import { limitWork, WorkLimit } from './work-limit';

const bodyLimitBytes = 1024 * 1024;
/** Enough for 128 MB of test data over a slow connection. */
const requestTimeoutMs = 300_000;

export interface HttpParts {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** Aborted when the process is about to stop. */
  readonly draining: AbortSignal;
  readonly services: Omit<ApiServices, 'closing' | 'work'>;
  readonly modules: (api: Api) => void;
  readonly root?: (app: FastifyInstance) => Promise<void>;
  /** HTTPS beside plain HTTP. */
  readonly site?: SecureSite;
}

/** Security headers, API and identity routes under one limit, the web app for the rest. */
export async function createHttpApp(parts: HttpParts): Promise<FastifyInstance> {
  const { config, log, draining } = parts;
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: 30_000,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    // Errors before routing, e.g. a URL that cannot be decoded.
    frameworkErrors: handleError,
    genReqId: () => randomUUID(),
    logController: new Fastify.LogController({ disableRequestLogging: true }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.addHook('onRoute', refuseUntypedRoutes);
  guardConnections(app, config.readTimeoutMs);
  readRefusedBodies(app);
  watchRequests(app);

  const webFolder = path.join(config.projectRoot, 'dist', 'web');
  const page = path.join(webFolder, 'index.html');
  const indexHtml = fs.existsSync(page) ? fs.readFileSync(page, 'utf8') : undefined;
  const { site } = parts;
  // Plain HTTP must keep working beside our own HTTPS, so only a proxy's HTTPS is final.
  const https = site === undefined && (config.publicUrl?.startsWith('https:') ?? false);
  await app.register(helmet, securityHeaders(indexHtml, config.servers, https, config.firebase, site));
  if (site) await servePlainHttp(app, site);
  const closing = endConnectionsOnClose(app);
  leaveConnectionsOnDrain(app, draining);
  answerProbes(app, parts.services.db, draining);
  await app.register(async (limited) => {
    await limited.register(rateLimit, {
      max: config.limits.requests,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => networkOf(ip),
    });
    await limited.register((scope) => registerApi(scope, parts, closing), { prefix: '/api' });
    if (parts.root) await limited.register((scope) => registerRoot(scope, config, parts.root));
  });
  const firstScreen = firstScreens(parts.services.db);
  await serveWeb(app, webFolder, async (address, language) => {
    const screen = await firstScreen(address, language);
    if (!screen || 'location' in screen) return screen;
    return indexHtml === undefined ? undefined : { html: fillPage(indexHtml, screen) };
  });
  return app;
}

/** For proxies and service managers: the process runs, and it can serve. */
function answerProbes(app: FastifyInstance, db: ApiServices['db'], draining: AbortSignal): void {
  let isReady: Promise<boolean> | undefined;
  const ask = () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
  app.get('/health', async (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/ready', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining.aborted) return reply.status(503).send({ ok: false, reason: 'The server is stopping.' });
    // Many probes at once ask the database once.
    isReady ??= ask().finally(() => {
      isReady = undefined;
    });
    const ok = await isReady;
    return reply.status(ok ? 200 : 503).send({ ok, ...(!ok && { reason: 'The database does not answer.' }) });
  });
}

/** A proxy that keeps its connections would send a request in the moment when the process closes them. */
function leaveConnectionsOnDrain(app: FastifyInstance, draining: AbortSignal): void {
  app.addHook('onSend', async (request, reply) => {
    if (draining.aborted && request.raw.httpVersionMajor === 1) reply.header('connection', 'close');
  });
}

/** The identity SDK sends these headers. A page of another server calls here while its own cannot be reached. */
const identityHeaders = [
  'authorization',
  'content-type',
  'x-client-version',
  'x-firebase-client',
  'x-firebase-gmpid',
  'x-firebase-locale',
];

const originsOf = ({ servers, publicUrl }: Config) => [...servers, ...(publicUrl ? [publicUrl] : [])];

async function registerRoot(
  scope: FastifyInstance,
  config: Config,
  root: (scope: FastifyInstance) => Promise<void> = async () => {},
): Promise<void> {
  const origin = originsOf(config);
  if (origin.length > 0) {
    await scope.register(cors, { origin, methods: ['POST'], allowedHeaders: identityHeaders, maxAge: 3600 });
  }
  await scope.register(root);
}

async function registerApi(
  scope: FastifyInstance,
  { config, services, modules }: HttpParts,
  closing: AbortSignal,
): Promise<void> {
  await scope.register(cors, {
    origin: originsOf(config),
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['idempotency-replayed', 'retry-after', 'date'],
    maxAge: 3600,
  });
  const work = new WorkLimit(config.limits.atOnce);
  limitWork(scope, work);
  limitBodies(scope, new BodyBudget(config.bodiesMb * 1_000_000));
  await scope.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  scope.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await describeApi(scope, config);
  modules(createApi(scope, { ...services, closing, work }));
}

/** Below /api, a route outside the contract would bypass its access rules. */
function refuseUntypedRoutes({ url, method, config }: RouteOptions): void {
  if (!url.startsWith('/api') || method === 'OPTIONS' || config?.call || config?.describesApi) return;
  if (url === documentationFolder || url.startsWith(`${documentationFolder}/`)) return;
  throw new Error(`${method} ${url} is not registered through the contract`);
}

/** For requests in progress at shutdown; each can be repeated. */
const lastAnswersMs = 1500;

/**
 * Shutdown must not wait for clients: answers long polls at once, closes idle keep-alive sockets, and cuts
 * the rest after a while.
 */
function endConnectionsOnClose(app: FastifyInstance): AbortSignal {
  const closing = new AbortController();
  app.addHook('preClose', async () => {
    closing.abort();
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    const rest = setTimeout(() => app.server.closeAllConnections(), lastAnswersMs);
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(rest);
    });
  });
  return closing.signal;
}
