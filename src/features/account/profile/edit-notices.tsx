import { CircleAlert, CloudUpload } from 'lucide-react';
import { discardEntry } from '../../../data/outbox/outbox';
import type { ProfileEditRow } from '../../../data/work/profile-edits';
import { errorText } from '../../../lib/error-text';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import styles from '../sign-in/account-frame.module.css';
import { messages } from './messages';

interface EditNoticesProps {
  pending: readonly ProfileEditRow[];
  refused: readonly ProfileEditRow[];
}

const fieldNames: Readonly<Record<string, string>> = messages.editing.fields;

function changedFields(edits: readonly ProfileEditRow[]): string {
  const fields = new Set(edits.flatMap(({ changes }) => Object.keys(changes)));
  return [...fields].map((field) => fieldNames[field] ?? field).join(', ');
}

export function EditNotices({ pending, refused }: EditNoticesProps) {
  return (
    <>
      <div role="status" className={styles.status}>
        {pending.length > 0 && (
          <Notice tone="accent" icon={<CloudUpload aria-hidden />} title={messages.editing.savedHere}>
            {messages.editing.notSentYet(changedFields(pending))}
          </Notice>
        )}
      </div>
      {refused.map(({ id, refusal, ...edit }) => (
        <Notice
          key={id}
          tone="alert"
          icon={<CircleAlert aria-hidden />}
          title={refusal ? errorText(refusal) : messages.editing.changeRefused}
          actions={
            <Button small onClick={() => void discardEntry(id)}>
              {messages.editing.discardChange}
            </Button>
          }
        >
          {messages.editing.notChanged(changedFields([{ id, ...edit }]))}
        </Notice>
      ))}
    </>
  );
}
