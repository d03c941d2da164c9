import { useState } from 'react';
import { RejudgePreview } from '../../../../parts/rejudge/rejudge-preview';
import { rejudgeInContest } from '../../../../sync/contest-run/manage-contest';
import { Button } from '../../../../ui/button';
import manage from '../manage.module.css';
import { messages } from './messages';

interface RejudgeOneProps {
  contestSlug: string;
  problemID: string;
  entryID: string;
  offline: boolean;
}

/** Its points change only when the organiser applies the result. */
export function RejudgeOne({ contestSlug, problemID, entryID, offline }: RejudgeOneProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <RejudgePreview
        ask={(request) => rejudgeInContest({ contestSlug, problemID, ...request })}
        submissionIDs={[entryID]}
        openID={null}
        offline={offline}
        onDone={() => setOpen(false)}
      />
    );
  }
  return (
    <div className={manage.buttons}>
      <Button small disabled={offline} onClick={() => setOpen(true)}>
        {messages.submission.rejudge}
      </Button>
      {offline && <span className={manage.quiet}>{messages.needsNetwork}</span>}
    </div>
  );
}
