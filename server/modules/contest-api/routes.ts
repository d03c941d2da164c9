import type { FastifyReply } from 'fastify';
import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import type { Call } from '../../platform/http/call';
import { DownloadAnswer, RawAnswer } from '../../platform/http/file-answer';
import { Refusal } from '../../platform/http/refusal';
import { accessObject } from './access';
import { apiInformation } from './api-information';
import { feedOf } from './feeds';
import { listContests } from './list-contests';
import { type ApiObject, contestId } from './objects';
import { packContest } from './package';
import { readResults } from './read-results';
import { changeSettings, readSettings } from './result-settings';
import { scoreboardObject } from './scoreboard';
import { type FeedType, feedTypes, isSingle, type Snapshot } from './snapshot';
import { FeedAnswer } from './stream-feed';
import { zipSubmission } from './submission-files';
import { findView, openView } from './view';

/** Open to pages of other origins: without a password they only get what is public. */
class OpenAnswer extends RawAnswer {
  private readonly body: unknown;
  constructor(body: unknown) {
    super();
    this.body = body;
  }
  send(reply: FastifyReply): FastifyReply {
    return reply.header('access-control-allow-origin', '*').send(this.body);
  }
}

type Asked = Pick<Call<'ccsContest'>, 'db' | 'caller' | 'credentials' | 'params'>;

async function snapshotFor(asked: Asked): Promise<Snapshot> {
  const { contest, view } = await openView(asked, asked.params.contest);
  return await feedOf(contest, view).refresh(asked.db);
}

export function contestApiRoutes({ on }: Api, { version }: Context): void {
  on('ccsInfo', () => new OpenAnswer(apiInformation(version)));
  on('ccsContests', async (call) => new OpenAnswer(await listContests(call)));
  on('ccsContest', async (call) => new OpenAnswer((await snapshotFor(call)).lists.get('contest')?.[0]));
  on('ccsList', async (call) => {
    const snapshot = await snapshotFor(call);
    return new OpenAnswer(endpointOf(snapshot, call.params.endpoint, call.query));
  });
  on('ccsObject', async (call) => {
    const { endpoint, object } = call.params;
    const { lists } = await snapshotFor(call);
    const found = listOf(lists, endpoint)?.find(({ id }) => id === object);
    if (!found) throw new Refusal('NOT_FOUND');
    return new OpenAnswer(found);
  });
  on('ccsFiles', async (call) => {
    const { lists } = await snapshotFor(call);
    const found = lists.get('submissions')?.find(({ id }) => id === call.params.object);
    if (!found?.files) throw new Refusal('NOT_FOUND');
    return new DownloadAnswer(
      await zipSubmission(call.db, call.params.object),
      'application/zip',
      'files.zip',
    );
  });
  on(
    'ccsEventFeed',
    async (call) => {
      const { contest, view } = await openView(call, call.params.contest);
      const feed = feedOf(contest, view);
      const { since_token, stream } = call.query;
      const position = since_token === undefined ? 0 : feed.log.positionOf(since_token);
      const isForeign = since_token !== undefined && feed.log.isForeign(since_token);
      if (position === undefined && !isForeign)
        throw new Refusal('VALIDATION', { message: 'This token is not known.' });
      const mayGoOn = async () => (await findView(call, call.params.contest)) === view;
      return new FeedAnswer({ ...call, feed, position, isEndless: stream !== 'false', mayGoOn });
    },
    { waits: true },
  );
  on('contestResultSettings', ({ db, params, caller }) => readSettings(db, params.slug, caller.uid));
  on('contestChangeResults', ({ db, body, caller }) => changeSettings(db, body, caller.uid));
  on('contestResults', ({ db, params, caller }) => readResults(db, params.slug, caller.uid));
  on('ccsPackage', async (call) => {
    const { contest, view } = await openView(call, call.params.contest);
    if (view === 'public') throw new Refusal('FORBIDDEN');
    const bytes = await packContest(call.db, feedOf(contest, view), version);
    return new DownloadAnswer(bytes, 'application/zip', `${contestId(contest)}.zip`);
  });
}

function endpointOf({ source, lists }: Snapshot, endpoint: string, filter: Record<string, string>): unknown {
  if (endpoint === 'access') return accessObject(source);
  if (endpoint === 'scoreboard') return scoreboardFor(source, filter);
  if (endpoint === 'state') return lists.get('state')?.[0];
  const list = listOf(lists, endpoint);
  if (!list) throw new Refusal('NOT_FOUND');
  const wanted = Object.entries(filter);
  return list.filter((object) => wanted.every(([name, value]) => String(object[name] ?? '') === value));
}

function scoreboardFor(source: Snapshot['source'], { group_id }: Record<string, string>): ApiObject {
  if (group_id !== undefined && group_id !== 'participants') throw new Refusal('NOT_FOUND');
  return scoreboardObject(source);
}

function listOf(lists: Snapshot['lists'], endpoint: string): readonly ApiObject[] | undefined {
  const type = feedTypes.find((known) => known === endpoint);
  return type === undefined || isSingle(type) ? undefined : lists.get(type satisfies FeedType);
}
