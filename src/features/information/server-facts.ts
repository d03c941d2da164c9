import type { ServerMeta } from '../../../contract/entities/status';
import type { Fact } from './facts-table';
import { messages } from './messages';

const texts = messages.installation;

/** Has the same number of lines before the first answer. */
export function serverFacts(meta: Omit<ServerMeta, 'time'> | undefined): Fact[] {
  if (!meta) {
    const names = [
      texts.product,
      texts.version,
      texts.oldestClient,
      texts.identity,
      texts.contact,
      texts.sourceCode,
    ];
    return names.map((name) => ({
      name,
      value: texts.unknown,
      detail: name === texts.oldestClient ? texts.oldestClientNote : undefined,
    }));
  }
  return [
    { name: texts.product, value: meta.name },
    { name: texts.version, value: meta.version },
    { name: texts.oldestClient, value: meta.minClientVersion, detail: texts.oldestClientNote },
    { name: texts.identity, value: texts.identityProviders[meta.identity.provider] },
    { name: texts.contact, value: meta.contactEmail },
    { name: texts.sourceCode, value: meta.sourceUrl || texts.noSourceCode },
  ];
}
