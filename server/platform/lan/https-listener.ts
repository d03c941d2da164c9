import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../config';
import type { SecureSite } from './secure-site';

/** As for plain HTTP: answers in progress at shutdown. */
const lastAnswersMs = 1500;

export interface HttpsListener {
  readonly port: number;
  /** Call it after the app is closed. */
  close(): Promise<void>;
}

/** Answers HTTPS with the routes of `app`, which must be ready. */
export async function listenHttps(
  app: FastifyInstance,
  site: SecureSite,
  address: { port: number; host: string; backlog: number },
): Promise<HttpsListener> {
  const secrets = () => ({ cert: site.certificate.cert, key: site.certificate.key });
  const server = https.createServer({ ...secrets(), minVersion: 'TLSv1.2' }, app.routing);
  server.requestTimeout = app.server.requestTimeout;
  server.keepAliveTimeout = app.server.keepAliveTimeout;
  site.onChange(() => server.setSecureContext(secrets()));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? occupied(address.port) : error),
    );
    server.listen(address, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        const idle = setInterval(() => server.closeIdleConnections(), 50);
        const rest = setTimeout(() => server.closeAllConnections(), lastAnswersMs);
        server.close(() => {
          clearInterval(idle);
          clearTimeout(rest);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

const occupied = (port: number) =>
  new ConfigError(
    `HTTPS_PORT=${port}: this port is already in use. If another Codeferry is running, stop it, or set HTTPS_PORT to another number.`,
  );
