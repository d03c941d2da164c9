/** Faults that the tests of single rules must find: a changed limit, a dropped clause, a missing control. */

export interface PlantedFault {
  rule: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** Files with tests of the rule, the fast ones first. One failure is enough. */
  tests: readonly string[];
}

const e2e = (...names: string[]) => names.map((name) => `tests/e2e/${name}.test.ts`);
const integration = (...names: string[]) =>
  names.map((name) => `tests/integration/${name}.integration.test.ts`);
const limits = 'contract/limits.ts';

const pages: PlantedFault[] = [
  {
    rule: 'NAV-20',
    file: 'src/features/account/profile/profile-facts.tsx',
    find: 'params={{ badgeName: name }}',
    replace: "params={{ badgeName: 'none' }}",
    tests: e2e('account/profile'),
  },
  {
    rule: 'NAV-31',
    file: 'src/parts/use-from.ts',
    find: 'return { search: { from }, state: { from } } as const;\n}\n\nconst',
    replace: 'return { search: { from }, state: {} } as const;\n}\n\nconst',
    tests: e2e('browse/challenge', 'browse/from-links.deep'),
  },
  {
    rule: 'NAV-33',
    file: 'src/routes/__root.tsx',
    find: '<LatePanel />',
    replace: "{!path.startsWith('/tags') && <LatePanel />}",
    tests: e2e('pages/pages'),
  },
  {
    rule: 'HOME-4',
    file: 'src/features/home/tag-rows.tsx',
    find: "(['languages', 'frameworks', 'topics'] as const)",
    replace: "(['languages', 'topics'] as const)",
    tests: e2e('browse/screens'),
  },
  {
    rule: 'EXP-10',
    file: 'src/features/explore/problem-list.tsx',
    find: 'index % problemPageSize === problemPageSize - 2 || index === Math.max(0, count - 2)',
    replace: 'index % problemPageSize === problemPageSize - 1 || index === count - 1',
    tests: e2e('browse/explore-list'),
  },
  {
    rule: 'CHAL-1',
    file: 'src/features/challenge/challenge-page.tsx',
    find: '<p>{challenge.description}</p>',
    replace: '',
    tests: e2e('browse/challenge'),
  },
  {
    rule: 'CHAL-2',
    file: 'src/features/challenge/challenge-page.tsx',
    find: '<DifficultyMark difficulty={difficulty} />',
    replace: '',
    tests: e2e('browse/challenge'),
  },
  {
    rule: 'D-22',
    file: 'src/features/information/suggest-routes.ts',
    find: 'const maxDistance = 3;',
    replace: 'const maxDistance = 2;',
    tests: e2e('browse/screens'),
  },
  {
    rule: 'D-10',
    file: 'src/routes/create/problem.tsx',
    find: 'href: `/problems/create',
    replace: 'href: `/contests/create',
    tests: e2e('authoring/create-addresses'),
  },
  {
    rule: 'LOGIN-13',
    file: 'src/routes/contests/create.tsx',
    find: 'signInFirst(`/contests/create',
    replace: 'signInFirst(`/contests',
    tests: e2e('account/login'),
  },
  {
    rule: 'LOGIN-14',
    file: 'src/routes/problems/create.tsx',
    find: 'signInFirst(`/create/problem',
    replace: 'signInFirst(`/explore',
    tests: e2e('account/login'),
  },
  {
    rule: 'SIGN-10',
    file: limits,
    find: 'availability: 500,',
    replace: 'availability: 300,',
    tests: e2e('account/form-pauses'),
  },
  {
    rule: 'SIGN-13',
    file: limits,
    find: 'password: 100,',
    replace: 'password: 500,',
    tests: e2e('account/form-pauses'),
  },
  {
    rule: 'FORG-14',
    file: limits,
    find: 'validMs: 10 * 60_000, triesMax',
    replace: 'validMs: 15 * 60_000, triesMax',
    tests: [...integration('accounts'), ...e2e('account/forgot-password')],
  },
  {
    rule: 'LIM-5',
    file: limits,
    find: 'displayName = { minLength: 1, maxLength: 28 }',
    replace: 'displayName = { minLength: 1, maxLength: 30 }',
    tests: [...integration('account-limits'), ...e2e('account/sign-up')],
  },
  {
    rule: 'LIM-16',
    file: limits,
    find: 'minimumAgeYears = 13',
    replace: 'minimumAgeYears = 12',
    tests: e2e('account/sign-up', 'pages/report', 'browse/servers'),
  },
  {
    rule: 'LIM-16',
    file: limits,
    find: "screenshotBackground = '#181818'",
    replace: "screenshotBackground = '#202020'",
    tests: e2e('pages/report'),
  },
  {
    rule: 'LIM-18',
    file: limits,
    find: "reportTypes = ['bug', 'feature', 'other']",
    replace: "reportTypes = ['bug', 'feature']",
    tests: [...integration('reports'), ...e2e('pages/report')],
  },
];

const solving: PlantedFault[] = [
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
    tests: integration('problem-rules'),
  },
];

const contests: PlantedFault[] = [
  {
    rule: 'CLIST-3',
    file: 'src/features/contests/list/contest-list.tsx',
    find: 'isSignedIn && mine !== undefined && mine > 0 &&',
    replace: 'isSignedIn && mine !== undefined &&',
    tests: e2e('contests/list'),
  },
  {
    rule: 'CDET-1',
    file: 'src/features/contests/page/contest-cover.tsx',
    find: 'if (imageURL && !isLost)',
    replace: 'if (imageURL && isLost)',
    tests: ['src/features/contests/page/contest-cover.test.tsx'],
  },
  {
    rule: 'CDET-6',
    file: 'src/features/contests/page/contest-facts.tsx',
    find: '[texts.ends, endMs === null ? texts.never',
    replace: '[texts.ends, endMs === null ? texts.notSet',
    tests: ['src/features/contests/page/contest-facts.test.tsx'],
  },
  {
    rule: 'CDET-8',
    file: 'src/features/contests/page/contest-facts.tsx',
    find: 'contest.enableProctored ? texts.yes : texts.no',
    replace: 'contest.enableProctored ? texts.yes : texts.yes',
    tests: ['src/features/contests/page/contest-facts.test.tsx'],
  },
  {
    rule: 'CDET-14',
    file: 'src/features/contests/page/use-phase.ts',
    find: 'const timer = setInterval(look, 250);\n    return () => clearInterval(timer);',
    replace: '',
    tests: e2e('contests/page'),
  },
  {
    rule: 'CPRE-4',
    file: 'src/features/contests/page/preview-page.tsx',
    find: '<TippedButton label={messages.leaderboard} tooltip={null} />',
    replace: '<TippedButton label={messages.leaderboard} tooltip={null} onPress={() => {}} />',
    tests: e2e('contests/page'),
  },
  {
    rule: 'CRUN-17',
    file: limits,
    find: 'timerMarksMinutes = [10, 5, 1]',
    replace: 'timerMarksMinutes = [10, 5]',
    tests: ['src/features/contests/run/countdown.test.ts'],
  },
  {
    rule: 'PROC-1',
    file: 'src/features/contests/proctor/use-proctor.ts',
    find: '&& document.hasFocus() &&',
    replace: '&&',
    tests: e2e('contests/proctor'),
  },
  {
    rule: 'PROC-9',
    file: 'src/features/contests/run/blocked-actions.ts',
    find: "['c', 'x', 'v']",
    replace: "['c', 'x']",
    tests: e2e('contests/blocked-keys'),
  },
  {
    rule: 'LIM-9',
    file: limits,
    find: 'proctorReturnMs = 15_000',
    replace: 'proctorReturnMs = 20_000',
    tests: ['src/features/contests/proctor/proctor-machine.test.ts', ...e2e('contests/proctor.deep')],
  },
  {
    rule: 'LIM-11',
    file: limits,
    find: 'warningsMax: 5,',
    replace: 'warningsMax: 6,',
    tests: ['src/features/contest-wizard/limits.test.tsx'],
  },
  {
    rule: 'LIM-12',
    file: limits,
    find: 'shownNameLengthMax: 30,',
    replace: 'shownNameLengthMax: 40,',
    tests: ['src/features/contests/list/contest-card.test.tsx'],
  },
  {
    rule: 'LIM-12',
    file: limits,
    find: 'tagsMax = 10',
    replace: 'tagsMax = 12',
    tests: ['src/features/problem-wizard/steps.test.tsx', ...integration('problem-rules')],
  },
  {
    rule: 'LIM-12',
    file: limits,
    find: 'optionsMax: 4,',
    replace: 'optionsMax: 5,',
    tests: [...integration('problem-rules'), ...e2e('authoring/question-editor')],
  },
  {
    rule: 'ROLE-1',
    file: 'src/routes/explore.tsx',
    find: '  component: ExploreRoute,',
    replace:
      "  beforeLoad: () => { if (localStorage.length >= 0) throw new Error('closed'); },\n  component: ExploreRoute,",
    tests: e2e('browse/visitor'),
  },
  {
    rule: 'ENT-14',
    file: 'contract/entities/contest/new-contest.ts',
    find: 'eventPrizes:',
    replace: 'eventPrices:',
    tests: integration('contests/fields'),
  },
];

const wizards: PlantedFault[] = [
  {
    rule: 'CWIZ-12',
    file: 'src/data/wizards/usable-problems.ts',
    find: 'excerptLengthMax = 30',
    replace: 'excerptLengthMax = 31',
    tests: ['src/features/contest-wizard/problem-picker.test.tsx', ...e2e('authoring/contest-wizard')],
  },
  {
    rule: 'CWIZ-13',
    file: 'src/features/contest-wizard/steps/available-problems.tsx',
    find: 'onClick={isAdded ? onRemove : onAdd}',
    replace: 'onClick={onAdd}',
    tests: ['src/features/contest-wizard/problem-picker.test.tsx'],
  },
  {
    rule: 'CWIZ-18',
    file: 'src/features/contest-wizard/messages.ts',
    find: '`Error! Cannot get problems.',
    replace: '`Error! ',
    tests: e2e('authoring/contest-wizard-times'),
  },
  {
    rule: 'CWIZ-38',
    file: limits,
    find: 'formField: 500,',
    replace: 'formField: 900,',
    tests: e2e('authoring/contest-wizard-times'),
  },
  {
    rule: 'CWIZ-39',
    file: 'src/features/contest-wizard/contest-faults.ts',
    find: 'if (!found.has(path)) found.set(path, faultOf(path, message));',
    replace: "if (!found.has(path) && path !== 'orgName') found.set(path, faultOf(path, message));",
    tests: [
      'src/features/contest-wizard/contest-faults.test.ts',
      'src/features/contest-wizard/required-fields.test.tsx',
    ],
  },
  {
    rule: 'CWIZ-52',
    file: 'src/wizard/wizard-machine.ts',
    find: 'if (!first) return stay({ ...at(place, place.step)',
    replace: 'if (!first || first.step !== place.step) return stay({ ...at(place, place.step)',
    tests: ['src/wizard/wizard-machine.test.ts', 'src/features/contest-wizard/confirm.test.tsx'],
  },
  {
    rule: 'CWIZ-53',
    file: 'src/features/contest-wizard/contest-wizard.ts',
    find: 'confirmMs: 2000,',
    replace: 'confirmMs: 1000,',
    tests: ['src/features/contest-wizard/confirm.test.tsx'],
  },
  {
    rule: 'CWIZ-57',
    file: 'src/features/contest-wizard/contest-wizard.ts',
    find: 'createdPage: ({ redirect }) => redirect,',
    replace: 'createdPage: () => undefined,',
    tests: e2e('authoring/contest-wizard-times', 'authoring/contest-wizard'),
  },
  {
    rule: 'PWIZ-19',
    file: limits,
    find: 'presets: [1, 2, 5, 10, 30], min: 0.1, max: 300',
    replace: 'presets: [1, 2, 5, 10, 30], min: 0.1, max: 400',
    tests: ['src/features/problem-wizard/limits.test.tsx', ...integration('problem-rules')],
  },
  {
    rule: 'PWIZ-20',
    file: limits,
    find: 'presets: [8, 64, 128, 256, 512], min: 8',
    replace: 'presets: [8, 64, 128, 256], min: 8',
    tests: ['src/features/problem-wizard/limits.test.tsx', ...integration('problem-rules')],
  },
  {
    rule: 'PWIZ-30',
    file: limits,
    find: "difficulties = ['easy', 'medium', 'hard']",
    replace: "difficulties = ['easy', 'medium', 'hard', 'insane']",
    tests: ['src/features/problem-wizard/problem-form.test.ts', ...integration('problem-rules')],
  },
  {
    rule: 'LIM-15',
    file: 'src/ui/toast.ts',
    find: 'const defaultMs = 10_000;',
    replace: 'const defaultMs = 8_000;',
    tests: ['src/ui/hosts/toast-host.test.tsx'],
  },
  {
    rule: 'PWIZ-40',
    file: 'src/wizard/submit-form.ts',
    find: 'void showToast(text, { ...more, tone:',
    replace: 'void showToast(text, { ...more, durationMs: 10_000, tone:',
    tests: ['src/features/problem-wizard/steps.test.ts', ...e2e('authoring/problem-wizard-toasts')],
  },
];

export const plantedFaults: readonly PlantedFault[] = [...pages, ...solving, ...contests, ...wizards];
