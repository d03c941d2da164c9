import { e2e, integration, limits, type PlantedFault } from './planted-fault';

export const solving: readonly PlantedFault[] = [
  {
    rule: 'SOLVE-10',
    file: 'src/features/solve/editor/code-editor.tsx',
    find: 'completes={solve.contestSlug === undefined}',
    replace: 'completes',
    tests: e2e('contests/run', 'solve/completion.deep'),
  },
  {
    rule: 'SOLVE-14',
    file: 'src/features/solve/draft/draft-actions.ts',
    find: '?.code ?? starterCode(language)',
    replace: '?.code.slice(1) ?? starterCode(language)',
    tests: e2e('solve/initial-code'),
  },
  {
    rule: 'RUN-5',
    file: 'src/sync/verdicts/poll-machine.ts',
    find: "poll.reason === 'busy' ? 'error_no_servers_online' : 'error_unknown'",
    replace: "poll.reason === 'busy' ? 'error_unknown' : 'error_no_servers_online'",
    tests: e2e('solve/run-status'),
  },
  {
    rule: 'RUN-9',
    file: limits,
    find: 'runPolling = { intervalMs: 5000, maxAttempts: 5,',
    replace: 'runPolling = { intervalMs: 5000, maxAttempts: 6,',
    tests: ['src/sync/verdicts/poll-machine.test.ts', ...e2e('solve/run-status')],
  },
  {
    rule: 'LIM-1',
    file: limits,
    find: 'savingIndicatorMs = 1000',
    replace: 'savingIndicatorMs = 400',
    tests: e2e('solve/saving'),
  },
  {
    rule: 'LIM-1',
    file: limits,
    find: 'search: 500,',
    replace: 'search: 200,',
    tests: e2e('browse/search'),
  },
  {
    rule: 'LIM-18',
    file: limits,
    find: 'questionEditorSplitPercent = { question: 40, editor: 60 }',
    replace: 'questionEditorSplitPercent = { question: 45, editor: 55 }',
    tests: e2e('solve/solve'),
  },
  {
    rule: 'API-17',
    file: limits,
    find: 'requestRetries = 2',
    replace: 'requestRetries = 1',
    tests: e2e('browse/explore-list'),
  },
  {
    rule: 'API-17',
    file: limits,
    find: 'list: 5000,',
    replace: 'list: 8000,',
    tests: e2e('browse/explore-list'),
  },
  {
    rule: 'PWIZ-10',
    file: 'server/modules/problems/detail.ts',
    find: 'if (!row || !(await canPractise(db, row, uid)))',
    replace: 'if (!row)',
    tests: integration('problems/problem-rules'),
  },
];
