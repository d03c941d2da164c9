import type { Person } from '../client';
import { eventSchema, type FeedEvent, type Kind, schemasFor } from './schema';

export type Objects = Map<string, Map<string | null, Record<string, unknown>>>;

export async function ccs(
  url: string,
  path: string,
  { token }: { token?: string | undefined } = {},
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', token.includes(' ') ? token : `Bearer ${token}`);
  const response = await fetch(`${url}/api/ccs/${path}`, { headers });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json');
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
}

/** The events so far, as one client reads them. */
export async function readEvents(
  url: string,
  slug: string,
  person?: Person,
  since?: string,
): Promise<FeedEvent[]> {
  const query = since === undefined ? '' : `&since_token=${since}`;
  const { status, body } = await ccs(url, `contests/${slug}/event-feed?stream=false${query}`, person);
  if (status !== 200) throw new Error(`the feed answered ${status} ${JSON.stringify(body)}`);
  const lines = String(body).split('\n').filter(Boolean);
  return lines.map((line) => eventSchema.parse(JSON.parse(line)));
}

const collections: Record<string, string> = {
  language_id: 'languages',
  problem_id: 'problems',
  team_id: 'teams',
  submission_id: 'submissions',
  judgement_id: 'judgements',
  judgement_type_id: 'judgement-types',
  from_team_id: 'teams',
  reply_to_id: 'clarifications',
  group_ids: 'groups',
  team_ids: 'teams',
  to_team_ids: 'teams',
  main_scoreboard_group_id: 'groups',
};

/**
 * Plays the events into objects, and checks each one by its schema. At the end every reference must have its object.
 */
export function playEvents(events: readonly FeedEvent[], kind: Kind, objects: Objects = new Map()): Objects {
  const schemas: Record<string, { parse(data: unknown): unknown }> = schemasFor(kind);
  for (const { type, id, data } of events) {
    const schema = schemas[type];
    if (!schema) throw new Error(`an event of the unknown type ${type}`);
    const list = objects.get(type) ?? new Map();
    objects.set(type, list);
    if (data === null) {
      if (!list.delete(id)) throw new Error(`${type} ${id} was deleted but never sent`);
      continue;
    }
    schema.parse(data);
    const isSingle = type === 'contest' || type === 'state';
    if (id !== (isSingle ? null : data.id)) throw new Error(`${type} ${id} contains the id ${data.id}`);
    list.set(id, data);
  }
  checkReferences(objects);
  return objects;
}

function checkReferences(objects: Objects): void {
  const named = [...objects].flatMap(([type, list]) =>
    [...list.values()].flatMap((object) =>
      Object.entries(collections).flatMap(([property, collection]) =>
        [object[property] ?? []].flat().map((id) => ({ type, property, collection, id })),
      ),
    ),
  );
  for (const { type, property, collection, id } of named) {
    if (!objects.get(collection)?.has(id as string))
      throw new Error(`${property} of ${type} names ${id}, which ${collection} lacks`);
  }
}
