import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { readContestImage } from './create/contest-images';
import { createContest } from './create/create-contest';
import { readPackFacts, readPackPart } from './packs/read-pack';
import { readPractice } from './practice/read-practice';
import { listContests } from './read/list-contests';
import { readContest } from './read/read-contest';
import { readVirtual } from './read/read-virtual';
import { contactRun } from './run/contact-run';
import { finishRun } from './run/finish-run';
import { recordEvents } from './run/record-events';
import { checkPassword, register } from './run/register';
import { openPackRun, startRun } from './run/start-run';

export function contestRoutes({ on }: Api, { config, readFile }: Context): void {
  on('contestsAll', ({ db, body, caller }) => listContests(db, caller, body.creator));

  on('contestGet', ({ db, params, caller }) => readContest(db, params.slug, caller));

  on('contestRegister', ({ db, params, body, caller }) => register(db, params.slug, body, caller), {
    prepare: ({ db, params, body, caller }) => checkPassword(db, params.slug, body.password, caller.uid),
    // Same limit as signing in, because a password can be guessed here.
    limit: { perMinute: config.limits.signIn, by: ({ caller }) => ['contest-register', caller.uid] },
  });

  on('contestStart', ({ db, params, body, caller }) => startRun(db, params.slug, caller, body, readFile));

  on('contestPackFacts', ({ db, params, caller }) => readPackFacts(db, params.slug, caller, readFile));

  on('contestPackPart', ({ db, params, caller }) =>
    readPackPart(db, params.slug, params.part, caller, readFile),
  );

  on('contestPackOpen', ({ db, params, body, caller }) => openPackRun(db, params.slug, caller, body));

  on('contestVirtual', ({ db, params, caller }) => readVirtual(db, params.slug, caller, readFile));

  on('contestPractice', ({ db, params, caller }) => readPractice(db, params.slug, caller));

  on('contestFinish', ({ db, body, caller }) => finishRun(db, body, caller.uid));

  on('contestEvents', ({ db, body, caller }) => recordEvents(db, body, caller.uid), {
    limit: { perMinute: config.limits.draft, by: ({ caller }) => ['contest-events', caller.uid] },
  });

  on('contestContact', ({ db, body, caller }) => contactRun(db, body, caller.uid), {
    limit: { perMinute: config.limits.draft, by: ({ caller }) => ['contest-contact', caller.uid] },
  });

  on('contestCreate', ({ db, body, caller }) => createContest(db, body, caller.uid), {
    limit: { perMinute: config.limits.create, by: ({ caller }) => ['create', caller.uid] },
  });

  on('contestImageGet', ({ db, params }) => readContestImage(db, params.file, readFile));
}
