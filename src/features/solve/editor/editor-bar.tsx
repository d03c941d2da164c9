import { RotateCcw } from 'lucide-react';
import type { RefObject } from 'react';
import { languages } from '../../../../contract/limits';
import { IconButton } from '../../../ui/button';
import { Select } from '../../../ui/select';
import { showToast } from '../../../ui/toast';
import { ElsewhereNotice } from '../draft/elsewhere-notice';
import { ForeignDraftNotice } from '../draft/foreign-draft-notice';
import { SavingIndicator } from '../draft/saving-indicator';
import type { ChoosableText, Draft } from '../draft/use-draft';
import { useElsewhere } from '../draft/use-elsewhere';
import type { EditorDocument, EditorHandle } from './code-editor';
import styles from './code-editor.module.css';
import { KeyHelp } from './key-help';
import { languageOptions, whyNotJudged } from './language-words';
import { useJudgedLanguages } from './use-judged-languages';

/** Language, whether the code is saved, and the way back to the original. */
export function EditorBar({ draft, editor }: { draft: Draft; editor: RefObject<EditorHandle | null> }) {
  const facts = useJudgedLanguages();
  const notJudged = whyNotJudged(draft.language, facts);
  const { document, theirs } = draft;
  const elsewhere = useElsewhere(document?.key);
  const reset = async (document: EditorDocument) => {
    const before = editor.current?.code() ?? '';
    const original = await draft.reset(document);
    editor.current?.replace(document, original);
    // By then another language or problem may be in the editor: the code goes back to where it came from.
    const undo = () => {
      if (!editor.current?.replace(document, before)) void draft.putBack(document, before);
    };
    showToast('Back to the original code', { action: { label: 'Undo', onClick: undo } });
  };
  const takeOver = async (document: EditorDocument, theirs: string) => {
    await draft.keep(document, theirs);
    editor.current?.replace(document, theirs);
  };
  const choose = async (document: EditorDocument, choice: 'mine' | 'theirs', other: ChoosableText) => {
    const shown = await draft.decide(document, choice, other);
    if (shown !== null) editor.current?.replace(document, shown);
  };
  return (
    <>
      <div className={styles.editorBar}>
        <Select
          label="Language"
          early="language"
          value={draft.language}
          options={languageOptions(languages, facts)}
          onChoose={draft.chooseLanguage}
          small
        />
        <SavingIndicator state={draft.saving} isElsewhere={theirs?.from !== undefined} />
        <p id="editor-keys" className={styles.keys}>
          <kbd>Esc</kbd> then <kbd>Tab</kbd> leaves the editor
        </p>
        <KeyHelp />
        <IconButton
          label="Back to the original code"
          small
          onClick={() => document && void reset(document)}
          disabled={!document}
        >
          <RotateCcw aria-hidden />
        </IconButton>
      </div>
      {theirs !== null && document && (
        <ForeignDraftNotice
          from={theirs.from}
          onTakeOver={() => void takeOver(document, theirs.code)}
          onKeep={() => void draft.keep(document, editor.current?.code() ?? '')}
        />
      )}
      {elsewhere.theirs && theirs === null && document && (
        <ElsewhereNotice
          key={elsewhere.theirs.revision}
          theirs={elsewhere.theirs}
          readMine={() => editor.current?.code() ?? ''}
          onChoose={(choice) => elsewhere.theirs && void choose(document, choice, elsewhere.theirs)}
        />
      )}
      {elsewhere.refusal && <p className={styles.notJudged}>{elsewhere.refusal}</p>}
      {notJudged && <p className={styles.notJudged}>{notJudged}</p>}
    </>
  );
}
