import { createFileRoute } from '@tanstack/react-router';
import { CommentsButton } from '../../features/problem-comments/comments-button';
import { problemWizard } from '../../features/problem-wizard/problem-wizard';
import { QuestionEditor } from '../../features/question-editor/question-editor';
import { QuestionPreview } from '../../features/quiz/quiz-preview';
import { PlainEditor } from '../../features/solve/preview/plain-editor';
import { messages as partMessages } from '../../parts/messages';
import { WizardPage } from '../../wizard/wizard-page';
import { messages } from '../-messages';
import { signInFirst } from '../-sign-in-first';
import { SignedIn } from '../-signed-in';

/** The draft to continue, or the published problem to change or copy. */
const names = ['draft', 'edit', 'copy'] as const;

const editors = { CodeEditor: PlainEditor, QuestionEditor, QuestionPreview, Comments: CommentsButton };

export const Route = createFileRoute('/problems/create')({
  // The router parses a numeric id as a number.
  validateSearch: (search: Record<string, unknown>): { [name in (typeof names)[number]]?: string } =>
    Object.fromEntries(names.flatMap((name) => (search[name] ? [[name, String(search[name])]] : []))),
  // PWIZ-1. LOGIN-14 names this page's alias (D-10).
  beforeLoad: ({ location }) =>
    signInFirst(`/create/problem${location.searchStr}`, messages.signInToCreateProblem),
  component: Wizard,
});

function Wizard() {
  const { draft, edit, copy } = Route.useSearch();
  return (
    <SignedIn title={partMessages.pageTitles['/problems/create']}>
      {({ uid }) => (
        <WizardPage
          key={uid}
          definition={problemWizard}
          account={uid}
          context={editors}
          draftID={draft}
          edit={edit}
          copy={copy}
        />
      )}
    </SignedIn>
  );
}
