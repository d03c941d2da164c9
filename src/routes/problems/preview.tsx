import { createFileRoute } from '@tanstack/react-router';
import { isQuestionType } from '../../../contract/rules/question-type';
import { PreviewPage } from '../../features/problem-wizard/preview-page';
import { QuizPreview } from '../../features/quiz/quiz-preview';
import { SolvePreview } from '../../features/solve/preview/solve-preview';
import { messages as partMessages } from '../../parts/messages';
import { SignedIn } from '../-signed-in';

export const Route = createFileRoute('/problems/preview')({
  validateSearch: (search: Record<string, unknown>): { draft?: string } =>
    typeof search.draft === 'string' ? { draft: search.draft } : {},
  component: Preview,
});

function Preview() {
  const { draft = '' } = Route.useSearch();
  return (
    <SignedIn title={partMessages.pageTitles['/problems/preview']}>
      {({ uid }) => (
        <PreviewPage account={uid} draftID={draft}>
          {(problem) =>
            isQuestionType(problem.type) ? (
              <QuizPreview problem={problem} />
            ) : (
              <SolvePreview problem={problem} />
            )
          }
        </PreviewPage>
      )}
    </SignedIn>
  );
}
