import { randomBytes, type webcrypto } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_nameConstraints,
  NameConstraints,
} from '@peculiar/asn1-x509';
import { ConfigError } from '../config';
import { say } from '../progress';
import { localRanges } from './addresses';
import { keyAlgorithm, makeKeys, privateKeyPem, x509 } from './x509';

/** The certificate authority of this data folder. Devices that trust it trust this server's HTTPS. */
export interface Authority {
  readonly certificate: x509.X509Certificate;
  readonly privateKey: webcrypto.CryptoKey;
}

/** Clocks of phones and of computers without a battery can be years late. */
const validFrom = new Date('2020-01-01T00:00:00Z');
const validUntil = new Date('2040-01-01T00:00:00Z');

/**
 * A stolen key must be useless elsewhere: the authority can vouch only for addresses of local networks and
 * names that end in `.local`.
 */
function nameConstraints(): x509.Extension {
  const permitted = [
    ...['local', 'localhost'].map((dNSName) => new GeneralName({ dNSName })),
    ...localRanges.map((iPAddress) => new GeneralName({ iPAddress })),
  ].map((base) => new GeneralSubtree({ base }));
  const value = new NameConstraints({ permittedSubtrees: new GeneralSubtrees(permitted) });
  return new x509.Extension(id_ce_nameConstraints, true, AsnConvert.serialize(value));
}

async function makeAuthority(): Promise<Authority> {
  const keys = await makeKeys();
  // Browsers confuse authorities with the same name and different keys.
  const name = `Codeferry on ${os.hostname().slice(0, 40)} (${randomBytes(2).toString('hex')})`;
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: [{ CN: [name] }, { O: ['Codeferry'] }],
    keys,
    notBefore: validFrom,
    notAfter: validUntil,
    signingAlgorithm: keyAlgorithm,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      nameConstraints(),
    ],
  });
  return { certificate, privateKey: keys.privateKey };
}

const keyFile = 'authority.key';
const certificateFile = 'authority.crt';

/**
 * The authority in this folder; the first call makes it.
 * @throws ConfigError that says what to do if its files cannot be used
 */
export async function openAuthority(folder: string): Promise<Authority> {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    return await (read(folder) ?? write(folder));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isDenied = code === 'EACCES' || code === 'EPERM';
    throw new ConfigError(
      isDenied
        ? `${folder}: this account cannot read or write the certificate authority. Start with the account that made it, or give this account the folder.`
        : `${folder}: the certificate authority is not usable (${message}). Restore the folder from a backup. Or delete it: the next start makes a new authority, and every device must join again.`,
    );
  }
}

function read(folder: string): Promise<Authority> | undefined {
  const key = path.join(folder, keyFile);
  const certificate = path.join(folder, certificateFile);
  if (!fs.existsSync(key) && !fs.existsSync(certificate)) return undefined;
  keepPrivate(key);
  return parse(fs.readFileSync(certificate, 'utf8'), fs.readFileSync(key, 'utf8'));
}

async function parse(certificatePem: string, keyPem: string): Promise<Authority> {
  const certificate = new x509.X509Certificate(certificatePem);
  const [pkcs8] = x509.PemConverter.decode(keyPem);
  if (!pkcs8) throw new Error(`${keyFile} has no key`);
  const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, keyAlgorithm, false, ['sign']);
  const probe = new TextEncoder().encode('belongs together');
  const signature = await crypto.subtle.sign(keyAlgorithm, privateKey, probe);
  const publicKey = await certificate.publicKey.export(keyAlgorithm, ['verify']);
  if (!(await crypto.subtle.verify(keyAlgorithm, publicKey, signature, probe)))
    throw new Error('key and certificate do not belong together');
  return { certificate, privateKey };
}

async function write(folder: string): Promise<Authority> {
  const authority = await makeAuthority();
  const files = [
    [keyFile, await privateKeyPem(authority.privateKey)],
    [certificateFile, authority.certificate.toString('pem')],
  ] as const;
  for (const [name, text] of files) {
    const draft = path.join(folder, `${name}.draft`);
    fs.writeFileSync(draft, `${text}\n`, { mode: 0o600 });
    fs.renameSync(draft, path.join(folder, name));
  }
  return authority;
}

/** Windows has no such permissions. */
function keepPrivate(file: string): void {
  if (process.platform === 'win32' || (fs.statSync(file).mode & 0o077) === 0) return;
  fs.chmodSync(file, 0o600);
  say(
    `! Other accounts of this computer could read ${file}. Now only this account can. If you do not trust the others, delete the folder: the next start makes a new authority, and every device must join again.`,
  );
}
