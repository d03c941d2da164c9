import { CircleAlert, CloudUpload } from 'lucide-react';
import { discardEntry } from '../../../data/outbox/outbox';
import type { ProfileEditRow } from '../../../data/work/profile-edits';
import { errorText } from '../../../lib/error-text';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import styles from '../sign-in/account-frame.module.css';

interface EditNoticesProps {
  pending: readonly ProfileEditRow[];
  refused: readonly ProfileEditRow[];
}

const names: Record<string, string> = {
  displayName: 'display name',
  username: 'username',
  avatar: 'picture',
  preferences: 'settings',
};

function whatChanged(edits: readonly ProfileEditRow[]): string {
  const fields = new Set(edits.flatMap(({ changes }) => Object.keys(changes)));
  return [...fields].map((field) => names[field] ?? field).join(', ');
}

export function EditNotices({ pending, refused }: EditNoticesProps) {
  return (
    <>
      <div role="status" className={styles.status}>
        {pending.length > 0 && (
          <Notice tone="accent" icon={<CloudUpload aria-hidden />} title="Saved on this device">
            Not with the server yet: {whatChanged(pending)}. Others see it once it is sent.
          </Notice>
        )}
      </div>
      {refused.map(({ id, refusal, ...edit }) => (
        <Notice
          key={id}
          tone="alert"
          icon={<CircleAlert aria-hidden />}
          title={refusal ? errorText(refusal) : 'The server refused the change.'}
          actions={
            <Button small onClick={() => void discardEntry(id)}>
              Discard this change
            </Button>
          }
        >
          Not changed: {whatChanged([{ id, ...edit }])}.
        </Notice>
      ))}
    </>
  );
}
