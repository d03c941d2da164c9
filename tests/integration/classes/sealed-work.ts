/** Work that a shared device sealed, because its student is no longer signed in there. */
import { randomUUID } from 'node:crypto';
import type { DraftsPage } from '../../../contract/entities/draft';
import type { ReturnedWork, SealedContent, SealingKey } from '../../../contract/entities/shared-device';
import { seal } from '../../../src/lib/seal';
import { type Person, request } from '../client';

export const noWork = { items: [], drafts: [], answers: [], rows: [] };

export const draft = (code: string) => ({
  problemID: 'ANY',
  language: 'PYTHON3',
  contestSlug: '',
  code,
  base: 0,
  device: 'Shared',
  savedAt: '2026-11-21T14:05:00.000Z',
});

export function sealedWork(url: () => string) {
  const post = <T>(path: string, body: object, person?: Person) =>
    request<T & { errorCode?: string }>(`${url()}/api/${path}`, body, person);
  return {
    contentOf: async (
      person: Person,
      more: Partial<SealedContent> = {},
    ): Promise<[SealingKey, SealedContent]> => {
      const key = (await post<SealingKey>('shared/key', {}, person)).body;
      const nothing = { sends: [], drafts: [], work: noWork };
      return [key, { version: 1, account: person.uid, ticket: key.ticket, ...nothing, ...more }];
    },
    deliver: async (key: SealingKey, content: SealedContent, person?: Person, id: string = randomUUID()) =>
      post<{ taken: boolean }>('shared/deliver', await seal(key, id, content), person),
    returned: async (person: Person) => (await post<ReturnedWork>('shared/returned', {}, person)).body.piece,
    draftsOf: async (person: Person) =>
      (await post<DraftsPage>('drafts/pull', { since: 0 }, person)).body.drafts.map(({ code }) => code),
  };
}
