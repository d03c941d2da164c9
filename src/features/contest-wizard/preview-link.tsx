import { useEffect, useState } from 'react';
import { lateSyncDefault } from '../../../contract/rules/contest/contest-validity';
import { packPreview } from '../../parts/authoring/contest-preview';
import { buttonClass } from '../../ui/button';
import { useForm } from '../../wizard/use-fields';
import { messages } from './messages';
import { toContest } from './to-contest';
import type { ContestWizard } from './wizard-types';

/** CWIZ-36, D-13: a link, because browsers may block pop-ups. */
export function PreviewLink({ wizard }: { wizard: ContestWizard }) {
  const { draftID } = wizard;
  const { creatorName } = wizard.context;
  const form = useForm(wizard);
  const [data, setData] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    const {
      password: _,
      customLogo: __,
      customBanner: ___,
      startTime,
      ...contest
    } = toContest(form, Date.now());
    void packPreview({
      ...contest,
      lateSyncMinutes: contest.lateSyncMinutes ?? lateSyncDefault(form.enableProctored),
      startTime: startTime ?? '',
      creatorName: contest.orgName || creatorName,
      questionCount: contest.maxQuestions ?? contest.problems.length,
    }).then((packed) => current && setData(packed));
    return () => {
      current = false;
    };
  }, [form, creatorName]);
  return (
    <a
      href={`/contests/preview${data === null ? '' : `?${new URLSearchParams({ data, draft: draftID })}`}`}
      target="_blank"
      rel="noopener"
      className={buttonClass('plain')}
    >
      {messages.wizard.preview}
    </a>
  );
}
