import { createHash } from 'node:crypto';
import type { Authority } from './authority';

interface AuthorityFile {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;
  /** Safari asks about a profile only if it is not a download. */
  readonly isDownload: boolean;
}

/** The authority in the form that each system opens. */
export function authorityFiles({ certificate }: Authority): AuthorityFile[] {
  const der = Buffer.from(certificate.rawData);
  const type = 'application/x-x509-ca-cert';
  return [
    { name: 'codeferry.crt', type, body: der, isDownload: true },
    { name: 'codeferry.cer', type, body: der, isDownload: true },
    {
      name: 'codeferry.mobileconfig',
      type: 'application/x-apple-aspen-config',
      isDownload: false,
      body: Buffer.from(appleProfile(authorityName(certificate), der)),
    },
  ];
}

export const authorityName = ({ subjectName }: Authority['certificate']) =>
  subjectName.getField('CN')[0] ?? 'Codeferry';

/** As devices show it: SHA-256, in pairs. */
export function fingerprint({ certificate }: Authority): string {
  const hex = createHash('sha256').update(Buffer.from(certificate.rawData)).digest('hex').toUpperCase();
  return hex.match(/../g)?.join(':') ?? hex;
}

/** The same authority gives the same ids, so a second download replaces the first. */
function uuidOf(der: Buffer, purpose: string): string {
  const hex = createHash('sha256').update(purpose).update(der).digest('hex').toUpperCase();
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const text = (value: string) => value.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** A configuration profile: the only form that iOS installs from a page. */
function appleProfile(name: string, der: Buffer): string {
  const profile = uuidOf(der, 'profile');
  const payload = uuidOf(der, 'authority');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>PayloadType</key><string>Configuration</string>
  <key>PayloadVersion</key><integer>1</integer>
  <key>PayloadIdentifier</key><string>codeferry.authority.${profile}</string>
  <key>PayloadUUID</key><string>${profile}</string>
  <key>PayloadDisplayName</key><string>${text(name)}</string>
  <key>PayloadDescription</key><string>Lets this device open Codeferry over HTTPS in the local network.</string>
  <key>PayloadContent</key>
  <array>
    <dict>
      <key>PayloadType</key><string>com.apple.security.root</string>
      <key>PayloadVersion</key><integer>1</integer>
      <key>PayloadIdentifier</key><string>codeferry.authority.${payload}</string>
      <key>PayloadUUID</key><string>${payload}</string>
      <key>PayloadDisplayName</key><string>${text(name)}</string>
      <key>PayloadCertificateFileName</key><string>codeferry.crt</string>
      <key>PayloadContent</key>
      <data>${der.toString('base64')}</data>
    </dict>
  </array>
</dict>
</plist>
`;
}
