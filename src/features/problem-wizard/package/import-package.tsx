import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccountKey } from '../../../data/account/account';
import { randomId } from '../../../lib/random-id';
import { saveDraft } from '../../../wizard/drafts';
import { problemDrafts } from '../problem-draft';
import { newForm, type ProblemForm } from '../problem-form';
import { StartFromPackage } from './start-from-package';

/** Makes a draft of a package and opens it. */
export function ImportPackage({ account }: { account: AccountKey }) {
  const [form] = useState(newForm);
  const navigate = useNavigate();
  const open = async (imported: ProblemForm) => {
    const draft = randomId();
    await saveDraft(problemDrafts, account, draft, imported);
    void navigate({ to: '/problems/create', search: { draft } });
  };
  return <StartFromPackage form={form} onUse={(imported) => void open(imported)} />;
}
