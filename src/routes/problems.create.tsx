import { createFileRoute } from '@tanstack/react-router';
import { SignedIn } from '../features/account/signed-in';
import { CreateProblemPage } from '../features/problem-wizard/create-problem-page';
import { QuestionEditor } from '../features/question-editor/question-editor';
import { PlainEditor } from '../features/solve/plain-editor';
import { signInFirst } from './-sign-in-first';

const parts = { CodeEditor: PlainEditor, QuestionEditor };

export const Route = createFileRoute('/problems/create')({
  validateSearch: (search: Record<string, unknown>): { draft?: string } =>
    typeof search.draft === 'string' && search.draft !== '' ? { draft: search.draft } : {},
  // PWIZ-1. LOGIN-14 has the other name of this page (D-10).
  beforeLoad: () => signInFirst('/create/problem', 'You need to login to create a problem.'),
  component: Wizard,
});

function Wizard() {
  const { draft } = Route.useSearch();
  return (
    <SignedIn title="Create a problem">
      {({ uid }) => <CreateProblemPage key={uid} account={uid} draftID={draft} parts={parts} />}
    </SignedIn>
  );
}
