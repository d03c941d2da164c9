import { createHash } from 'node:crypto';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FirebaseSettings } from '../identity/firebase/settings';
import type { SecureSite } from '../lan/secure-site';

export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script]) => script ?? '')
    .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

const noSources = { script: [], connect: [], frame: [], image: [] };

/**
 * Firebase sign-in needs its two services; for pop-ups a hidden frame on the project's host and a script of
 * Google; and users' profile pictures.
 */
function firebaseSources({ authDomain, emulatorHost }: FirebaseSettings) {
  const emulator = emulatorHost === undefined ? [] : [`http://${emulatorHost}`];
  return {
    script: ['https://apis.google.com'],
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...emulator],
    frame: emulatorHost === undefined ? [`https://${authDomain}`] : emulator,
    image: ['https://lh3.googleusercontent.com', 'https://avatars.githubusercontent.com'],
  };
}

/**
 * Headers of every response. No page is cross-origin isolated: that would break the pop-ups of sign-in
 * providers.
 * @param indexHtml the app's page, if it is built
 * @param servers origins of other servers that the page may call
 * @param site where a page over plain HTTP may test HTTPS
 * @param firebase allows Firebase's origins if set
 */
export function securityHeaders(
  indexHtml: string | undefined,
  servers: readonly string[],
  https: boolean,
  firebase?: FirebaseSettings,
  site?: SecureSite,
): FastifyHelmetOptions {
  const theirs = firebase ? firebaseSources(firebase) : noSources;
  const ofSite = site ? [() => site.httpsOrigins().join(' ') || "'self'"] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inlineScriptHashes(indexHtml ?? ''), ...theirs.script],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...theirs.image],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...servers, ...theirs.connect, ...ofSite],
        frameSrc: ["'self'", ...theirs.frame],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // A server without HTTPS must not ask for it.
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  };
}

/** Workers run users' code: they may load our assets and nothing else. */
export const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
