import { randomUUID } from 'node:crypto';
import type { ContestDetail, Leaderboard } from '../../contract/entities/contest/contest';
import type { StartedContest } from '../../contract/entities/contest/contest-run';
import { minimalContest } from '../../contract/fixtures/contest-payloads';
import { type Answer, type Person, request } from './client';

export function contestClient(url: () => string) {
  const post = <T>(path: string, body: object, person?: Person): Promise<Answer<T>> =>
    request<T>(`${url()}/api${path}`, body, { ...person, key: randomUUID() });
  const ok = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
    return body;
  };
  /** Creates the smallest contest with these changes. Returns its slug. */
  const create = async (person: Person, more: object): Promise<string> =>
    (await ok(post<{ slug: string }>('/contests/create', { ...minimalContest, ...more }, person))).slug;
  return {
    post,
    create,
    /** See `create`; registers the participant. */
    createFor: async (participant: Person, organiser: Person, more: object): Promise<string> => {
      const slug = await create(organiser, more);
      await ok(post(`/contests/register/${slug}`, {}, participant));
      return slug;
    },
    /** With `customLogo` and `customBanner`, as the wizard sends them. */
    createWithImages: async (
      person: Person,
      more: object,
      images: Record<string, Uint8Array<ArrayBuffer>>,
    ): Promise<string> => {
      const form = new FormData();
      form.set('json', JSON.stringify({ ...minimalContest, ...more }));
      for (const [name, bytes] of Object.entries(images)) form.set(name, new Blob([bytes]), name);
      const headers = { authorization: `Bearer ${person.token}`, 'idempotency-key': randomUUID() };
      const request = { method: 'POST', headers, body: form };
      const response = await fetch(`${url()}/api/contests/create`, request);
      const body = (await response.json()) as { slug: string };
      return (await ok(Promise.resolve({ status: response.status, headers: response.headers, body }))).slug;
    },
    get: async (slug: string, person?: Person): Promise<ContestDetail> =>
      await ok(request<ContestDetail>(`${url()}/api/contests/get/${slug}`, undefined, person)),
    register: (person: Person, slug: string, body: object = {}) =>
      post<{ message: string; startTime: string }>(`/contests/register/${slug}`, body, person),
    start: async (person: Person, slug: string, body: object = {}): Promise<StartedContest> =>
      await ok(post<StartedContest>(`/contests/start/${slug}`, body, person)),
    enter: async (person: Person, slug: string): Promise<StartedContest> => {
      await ok(post(`/contests/register/${slug}`, {}, person));
      return await ok(post<StartedContest>(`/contests/start/${slug}`, {}, person));
    },
    board: async (slug: string, body: object = {}, person?: Person): Promise<Leaderboard> =>
      await ok(post<Leaderboard>(`/leaderboard/${slug}`, body, person)),
    answer: (person: Person, contestSlug: string, problemID: string, answer: string, more: object = {}) =>
      post<{ correct: boolean; contest: { state: string; reason?: string; writtenTime: string } }>(
        '/answers/submit',
        { problemID, answer, type: 'contest', contestSlug, ...more },
        person,
      ),
    finish: (person: Person, contestSlug: string, more: object) =>
      post<{ end: { reason: string; cause?: string; at: string } }>(
        '/contests/finish',
        { contestSlug, ...more },
        person,
      ),
  };
}
