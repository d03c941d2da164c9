// The library's dependency injection reads metadata, so this import comes first.
import 'reflect-metadata';
import type { webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';

export { x509 };

export const keyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** Extractable: the keys are written to a file or given to the TLS listener. */
export const makeKeys = () => crypto.subtle.generateKey(keyAlgorithm, true, ['sign', 'verify']);

export async function privateKeyPem(key: webcrypto.CryptoKey): Promise<string> {
  return x509.PemConverter.encode(await crypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY');
}
