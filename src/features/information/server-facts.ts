import type { ServerMeta } from '../../../contract/entities/status';
import type { Fact } from './facts-table';

const clientNote = 'Older ones may read, but not write.';
const providers = { local: 'Accounts of this server', firebase: 'Firebase' } as const;

const unknown = '…';

/** Has the same number of lines before the first answer. */
export function serverFacts(meta: Omit<ServerMeta, 'time'> | undefined): Fact[] {
  if (!meta) {
    const names = ['Product', 'Version', 'Oldest client', 'Identity', 'Contact', 'Source code'];
    return names.map((name) => ({
      name,
      value: unknown,
      detail: name === 'Oldest client' ? clientNote : undefined,
    }));
  }
  return [
    { name: 'Product', value: meta.name },
    { name: 'Version', value: meta.version },
    { name: 'Oldest client', value: meta.minClientVersion, detail: clientNote },
    { name: 'Identity', value: providers[meta.identity.provider] },
    { name: 'Contact', value: meta.contactEmail },
    { name: 'Source code', value: meta.sourceUrl || 'No address given. Ask the contact above.' },
  ];
}
