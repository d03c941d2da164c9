import type { ServerMeta } from '../../../contract/entities/status';
import type { Fact } from './facts-table';

const providers = { local: 'Accounts of this server', firebase: 'Firebase' } as const;

/** The server's word on itself, line by line. */
export function serverFacts(meta: Omit<ServerMeta, 'time'>): Fact[] {
  return [
    { name: 'Product', value: meta.name },
    { name: 'Version', value: meta.version },
    { name: 'Oldest client', value: meta.minClientVersion, detail: 'Older ones may read, but not write.' },
    { name: 'Identity', value: providers[meta.identity.provider] },
    { name: 'Contact', value: meta.contactEmail },
    ...(meta.sourceUrl ? [{ name: 'Source code', value: meta.sourceUrl }] : []),
  ];
}
