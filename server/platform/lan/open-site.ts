import fs from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import { openAuthority } from './authority';
import { NameAnnouncer } from './name-announcer';
import { readOwnCertificate } from './own-certificate';
import { SecureSite } from './secure-site';

/** The authority, and the name that was free. */
export const lanFolder = (dataDir: string) => path.join(dataDir, 'lan');

/** HTTPS as the settings ask for it: with own certificates, or for a local network. */
export async function openSite(config: Config, log: FastifyBaseLogger): Promise<SecureSite> {
  const folder = lanFolder(config.dataDir);
  const own = config.tls && readOwnCertificate(config.tls);
  const labelFile = path.join(folder, 'name');
  const site = new SecureSite({
    own,
    authority: own ? undefined : await openAuthority(folder),
    publicUrl: config.publicUrl,
    ...(config.lan && {
      announcer: new NameAnnouncer(log),
      label: rememberedLabel(labelFile, config.lanName),
      keepLabel: (label: string) => {
        fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
        fs.writeFileSync(labelFile, `${label}\n`);
      },
    }),
  });
  await site.open();
  return site;
}

/** A name that was changed because of a conflict stays the same at the next start: devices know it. */
function rememberedLabel(file: string, wanted: string): string {
  if (!fs.existsSync(file)) return wanted;
  const kept = fs.readFileSync(file, 'utf8').trim();
  const rest = kept.startsWith(wanted) ? kept.slice(wanted.length) : undefined;
  return rest !== undefined && /^(-\d+)?$/.test(rest) ? kept : wanted;
}
