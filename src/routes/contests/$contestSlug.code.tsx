import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { contestOfVirtual, isVirtual } from '../../../contract/rules/names/virtual-slug';
import { isQuestionType } from '../../../contract/rules/question-type';
import { RunMessages } from '../../features/contests/messages/run-messages';
import type { ProblemPlace } from '../../features/contests/run/contest-code';
import { ContestRunPage } from '../../features/contests/run/contest-run-page';

// Not needed for the instructions; loaded while the user reads them.
const SolveScreen = lazy(() =>
  import('../../features/solve/solve-screen').then((m) => ({ default: m.SolveScreen })),
);
const ContestQuestion = lazy(() =>
  import('../../features/quiz/contest-question').then((m) => ({ default: m.ContestQuestion })),
);

const VirtualStart = lazy(() =>
  import('../../features/contests/virtual/virtual-start').then((m) => ({ default: m.VirtualStart })),
);
const VirtualResult = lazy(() =>
  import('../../features/contests/virtual/virtual-result').then((m) => ({ default: m.VirtualResult })),
);

export const Route = createFileRoute('/contests/$contestSlug/code')({
  validateSearch: ({ problem }: Record<string, unknown>): { problem?: string } =>
    typeof problem === 'string' && problem !== '' ? { problem } : {},
  staticData: { frame: 'run', doNotDisturb: true },
  component: ContestRunRoute,
});

function ContestRunRoute() {
  const { contestSlug } = Route.useParams();
  const { problem } = Route.useSearch();
  return (
    <ContestRunPage
      key={contestSlug}
      contestSlug={contestSlug}
      problemID={problem}
      {...aroundRun(contestSlug)}
      renderProblem={(place) => (
        <Suspense>
          <ProblemOfRun {...place} />
        </Suspense>
      )}
    />
  );
}

function aroundRun(slug: string) {
  if (!isVirtual(slug)) return { inBar: <RunMessages slug={slug} /> };
  const contestSlug = contestOfVirtual(slug);
  return {
    virtual: {
      contestSlug,
      start: (
        <Suspense>
          <VirtualStart slug={contestSlug} />
        </Suspense>
      ),
      result: (
        <Suspense>
          <VirtualResult slug={contestSlug} />
        </Suspense>
      ),
    },
  };
}

function ProblemOfRun({ account, contestSlug, problem, onRunning, isReadOnly }: ProblemPlace) {
  if (isQuestionType(problem.type)) {
    return (
      <ContestQuestion
        account={account}
        problem={problem}
        contestSlug={contestSlug}
        isReadOnly={isReadOnly}
      />
    );
  }
  return (
    <SolveScreen
      key={problem.id}
      problem={problem}
      challengeID={undefined}
      contest={{ slug: contestSlug, onRunning, isReadOnly }}
    />
  );
}
