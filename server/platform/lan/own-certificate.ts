import { createPrivateKey, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import { isIP } from 'node:net';
import { ConfigError } from '../config';
import type { ServerCertificate } from './issue-certificate';

export interface OwnCertificate extends ServerCertificate {
  /** Whether a browser accepts it for this host. */
  covers(hostname: string): boolean;
  /** The first name in it, for addresses that we print. */
  readonly name: string | undefined;
}

function readSetting(variable: string, file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT'
        ? 'there is no such file. Check the path'
        : 'this account cannot read it. Check its permissions';
    throw new ConfigError(`${variable}=${file}: ${why}.`);
  }
}

function parse<T>(variable: string, file: string, parser: () => T, needed: string): T {
  try {
    return parser();
  } catch {
    throw new ConfigError(`${variable}=${file}: not ${needed}.`);
  }
}

/**
 * @param files paths of TLS_CERT (the server's certificate first, then the chain) and TLS_KEY
 * @throws ConfigError that names the faulty file and what to do
 */
export function readOwnCertificate(files: { cert: string; key: string }, now = Date.now()): OwnCertificate {
  const cert = readSetting('TLS_CERT', files.cert);
  const key = readSetting('TLS_KEY', files.key);
  const certificate = parse(
    'TLS_CERT',
    files.cert,
    () => new X509Certificate(cert),
    'a certificate in PEM form (a text that begins with -----BEGIN CERTIFICATE-----)',
  );
  const privateKey = parse(
    'TLS_KEY',
    files.key,
    () => createPrivateKey(key),
    'a private key in PEM form without a password (a text that begins with -----BEGIN PRIVATE KEY-----)',
  );
  if (!certificate.checkPrivateKey(privateKey))
    throw new ConfigError(
      `TLS_KEY=${files.key}: this key does not belong to the first certificate in TLS_CERT=${files.cert}. Use the key that was made with it, and put the server's certificate before the chain.`,
    );
  const validUntil = new Date(certificate.validTo);
  if (validUntil.getTime() < now)
    throw new ConfigError(
      `TLS_CERT=${files.cert}: this certificate expired on ${validUntil.toISOString().slice(0, 10)}. Renew it and start again.`,
    );
  const names = [...(certificate.subjectAltName ?? '').matchAll(/(?:DNS|IP Address):([^,\s]+)/g)];
  return {
    cert,
    key,
    validFrom: new Date(certificate.validFrom),
    validUntil,
    name: names.map(([, name = '']) => name).find((name) => !name.startsWith('*.')),
    covers: (hostname) =>
      (isIP(hostname) ? certificate.checkIP(hostname) : certificate.checkHost(hostname)) !== undefined,
  };
}
