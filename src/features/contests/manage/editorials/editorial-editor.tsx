import { useEffect, useState } from 'react';
import type { ManagedEditorial } from '../../../../../contract/entities/contest/contest-practice';
import { contestLimits } from '../../../../../contract/limits';
import type { AccountKey } from '../../../../data/account/account';
import {
  type EditorialDraft,
  readEditorialDraft,
  saveEditorialDraft,
} from '../../../../data/contest-run/contest-editorials';
import { managePractice } from '../../../../sync/contest-run/editorials';
import { Button } from '../../../../ui/button';
import { MarkdownField } from '../../../../ui/form/markdown-field';
import { Notice } from '../../../../ui/notice';
import { SkeletonLines } from '../../../../ui/skeleton';
import { TextBlock } from '../../../../ui/text/text-block';
import { showToast } from '../../../../ui/toast';
import styles from './editorials.module.css';
import { messages } from './messages';

interface EditorialEditorProps {
  account: AccountKey;
  slug: string;
  editorial: ManagedEditorial;
  offline: boolean;
}

export function EditorialEditor(props: EditorialEditorProps) {
  const { account, slug, editorial } = props;
  const [draft, setDraft] = useState<EditorialDraft | null | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    readEditorialDraft(account, slug, editorial.id).then(
      (found) => isCurrent && setDraft(found ?? null),
      () => isCurrent && setDraft(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [account, slug, editorial.id]);
  if (draft === undefined) return <SkeletonLines count={6} />;
  return <Editor {...props} first={draft} />;
}

/** Typed text stays on the device until it is saved. */
function Editor({
  account,
  slug,
  editorial,
  offline,
  first,
}: EditorialEditorProps & { first: EditorialDraft | null }) {
  const { id, title, isPrivate, text: saved, version } = editorial;
  const [mine, setMine] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [isFull, setFull] = useState(false);
  const text = mine?.text ?? saved;
  const isChanged = text !== saved;
  const isConflict = isChanged && mine !== null && mine.version !== version;
  const keep = (next: EditorialDraft | null) => {
    setMine(next);
    saveEditorialDraft(account, slug, id, next ?? undefined).then(
      () => setFull(false),
      () => setFull(true),
    );
  };
  const save = async () => {
    setBusy(true);
    const about = { contestSlug: slug, action: 'write' as const, problemID: id };
    const done = await managePractice(account, { ...about, text, version: mine?.version ?? version });
    setBusy(false);
    if (!done.ok) return void showToast(done.message, { tone: 'alert', id: 'manage' });
    // Typing during the request continues from the saved version.
    setMine((now) => {
      const next = now === null || now.text === text ? null : { text: now.text, version: version + 1 };
      void saveEditorialDraft(account, slug, id, next ?? undefined).catch(() => setFull(true));
      return next;
    });
    void showToast(messages.saved, { tone: 'safe', id: 'manage' });
  };
  return (
    <section className={styles.editor} aria-label={messages.text(title)}>
      <MarkdownField
        name={`editorial-${id}`}
        label={messages.text(title)}
        hint={isPrivate ? `${messages.hint} ${messages.privateProblem}` : messages.hint}
        problem={isFull ? messages.tooFull : undefined}
        maxLength={contestLimits.sectionLengthMax}
        value={text}
        onType={(value) => keep(value === saved ? null : { text: value, version: mine?.version ?? version })}
      />
      {isConflict && (
        <Notice>
          <p>{messages.changedElsewhere}</p>
          <TextBlock title={messages.theirs} text={saved} />
          <div className={styles.row}>
            <Button small onClick={() => keep(null)}>
              {messages.useTheirs}
            </Button>
            <Button small onClick={() => keep({ text, version })}>
              {messages.keepMine}
            </Button>
          </div>
        </Notice>
      )}
      <div className={styles.row}>
        <Button
          look="primary"
          aria-label={messages.saveNamed(title)}
          disabled={offline || isBusy || !isChanged || isConflict}
          onClick={() => void save()}
        >
          {messages.save}
        </Button>
        {isChanged && (
          <span className={styles.quiet}>{offline ? messages.needsNetwork : messages.unsaved}</span>
        )}
      </div>
    </section>
  );
}
