import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { AccountKey } from '../../data/account/account';
import { BackLink } from '../../ui/back-link';
import { Page } from '../../ui/page';
import { usePageName } from '../../ui/page-name';
import { readDraft } from '../../wizard/drafts';
import { messages } from './messages';
import { previewProblem } from './preview-problem';
import { problemDrafts } from './problem-draft';
import styles from './problem-wizard.module.css';

const texts = messages.previewPage;

interface PreviewPageProps {
  account: AccountKey;
  draftID: string;
  children(problem: ProblemDetail): ReactNode;
}

/** D-3: a preview of a local draft; follows edits in another tab. */
export function PreviewPage({ account, draftID, children }: PreviewPageProps) {
  const read = async () => (await readDraft(problemDrafts, account, draftID)) ?? null;
  const draft = useLiveQuery(read, [account, draftID]);
  const problem = draft ? previewProblem(draft) : null;
  usePageName(problem?.title);
  if (!problem) {
    const above = <BackLink from={undefined} fallback="/problems/create" label={texts.backToWizard} />;
    const intro = draft === null ? texts.noDraft : undefined;
    return <Page title={texts.title} above={above} intro={intro} />;
  }
  return (
    <>
      <p className={styles.ribbon} role="note">
        {texts.ribbon}
      </p>
      {children(problem)}
    </>
  );
}
