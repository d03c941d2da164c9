import type { Authority } from './authority';
import { keyAlgorithm, makeKeys, privateKeyPem, x509 } from './x509';

/** What a TLS listener serves. PEM. */
export interface ServerCertificate {
  readonly cert: string;
  readonly key: string;
  readonly validFrom: Date;
  readonly validUntil: Date;
}

const dayMs = 24 * 3600 * 1000;
/** For clocks that are late. */
const daysBack = 60;
/** Browsers refuse certificates that are valid for more than 398 days. */
const daysAhead = 337;

/** @param names addresses and names that browsers may open */
export async function issueCertificate(
  { certificate: issuer, privateKey }: Authority,
  { addresses, names, now = Date.now() }: { addresses: string[]; names: string[]; now?: number },
): Promise<ServerCertificate> {
  const keys = await makeKeys();
  const validFrom = new Date(Math.max(now - daysBack * dayMs, issuer.notBefore.getTime()));
  const validUntil = new Date(now + daysAhead * dayMs);
  const certificate = await x509.X509CertificateGenerator.create({
    subject: [{ CN: ['Codeferry server'] }],
    issuer: issuer.subjectName,
    publicKey: keys.publicKey,
    signingKey: privateKey,
    signingAlgorithm: keyAlgorithm,
    notBefore: validFrom,
    notAfter: validUntil,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension([
        ...names.map((value) => ({ type: 'dns' as const, value })),
        ...addresses.map((value) => ({ type: 'ip' as const, value })),
      ]),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(issuer),
    ],
  });
  return {
    cert: certificate.toString('pem'),
    key: await privateKeyPem(keys.privateKey),
    validFrom,
    validUntil,
  };
}
