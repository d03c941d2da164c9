import type { ErrorCode } from '../../../contract/errors';
import { isFinal } from '../../../contract/rules/judging/submission-status';
import type { Context } from '../../platform/context';
import { waitForChange } from '../../platform/database/wait-for-change';
import type { Api } from '../../platform/http/api';
import { largestBodyBytes } from '../../platform/http/largest-body';
import { Refusal } from '../../platform/http/refusal';
import { senderGroup } from '../../platform/http/sender-group';
import { runChannel } from '../../platform/queue';
import { readRun } from './read-run';
import { requestCheck, requestGeneration, requestValidation } from './request-check';
import { requestRun } from './request-run';

export function runRoutes({ on }: Api, { db, notifications, queue, config, settings }: Context): void {
  on(
    'codeRun',
    ({ db: transaction, body, caller, address }) => {
      const sender = { uid: caller?.uid, group: senderGroup(caller?.uid, address) };
      return requestRun(transaction, queue, body, sender, settings.values.queueMax);
    },
    {
      limit: {
        perMinute: config.limits.run,
        by: ({ caller, address }) => ['run', senderGroup(caller?.uid, address)],
      },
      refusalOf: refusalOfCode,
    },
  );

  const authorOptions = {
    bodyLimitBytes: largestBodyBytes,
    limit: {
      perMinute: config.limits.run,
      by: ({ caller, address }: { caller: { uid: string }; address: string }): [string, string] => [
        'run',
        senderGroup(caller.uid, address),
      ],
    },
    refusalOf: refusalOfCode,
  };
  const authorOf = ({ caller, address }: { caller: { uid: string }; address: string }) => ({
    uid: caller.uid,
    group: senderGroup(caller.uid, address),
  });

  on(
    'problemCheck',
    (asked) => requestCheck(asked.db, queue, asked.body, authorOf(asked), settings.values.queueMax),
    authorOptions,
  );

  on(
    'problemGenerate',
    (asked) => requestGeneration(asked.db, queue, asked.body, authorOf(asked), settings.values.queueMax),
    authorOptions,
  );

  on(
    'problemValidate',
    (asked) => requestValidation(asked.db, queue, asked.body, authorOf(asked), settings.values.queueMax),
    authorOptions,
  );

  on(
    'codeRunState',
    async ({ params: { runID }, query, caller, endings }) => {
      const state = await waitForChange(
        notifications,
        {
          channel: runChannel,
          isAbout: (payload) => payload === runID,
          read: () => readRun(db, runID, caller?.uid),
          isOver: ({ status }) => isFinal(status),
        },
        { seconds: query.wait ?? 0, endings },
      );
      if (!state) throw new Refusal('RUN_NOT_FOUND');
      return state;
    },
    { waits: true },
  );
}

function refusalOfCode({ path, message }: { path: string; message: string }): ErrorCode | undefined {
  if (path !== 'code' && path !== 'solution.code') return undefined;
  return message.startsWith('The code is longer') ? 'CODE_TOO_LONG' : 'EMPTY_CODE';
}
