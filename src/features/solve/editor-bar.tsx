import { RotateCcw } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { languageLabels, languages } from '../../../contract/limits';
import { IconButton } from '../../ui/button';
import { Select } from '../../ui/select';
import { showToast } from '../../ui/toast';
import type { EditorHandle } from './code-editor';
import styles from './code-editor.module.css';
import { SavingIndicator } from './saving-indicator';
import type { Draft } from './use-draft';

const options = languages.map((value) => ({ value, label: languageLabels[value] }));

/** Language, whether the code is saved, and the way back to the original. */
export function EditorBar({ draft, editor }: { draft: Draft; editor: RefObject<EditorHandle | null> }) {
  const shown = useRef<Draft['document']>(undefined);
  useEffect(() => {
    shown.current = draft.document;
    return () => {
      shown.current = undefined;
    };
  }, [draft.document]);
  const reset = async () => {
    const { document } = draft;
    const before = editor.current?.code() ?? '';
    const { original, putBack } = await draft.reset();
    editor.current?.replace(original);
    // By then another language or problem may be in the editor: the code goes back to where it came from.
    const undo = () => (shown.current === document ? editor.current?.replace(before) : void putBack(before));
    showToast('Back to the original code', { action: { label: 'Undo', onClick: undo } });
  };
  return (
    <div className={styles.editorBar}>
      <Select
        label="Language"
        value={draft.language}
        options={options}
        onChoose={draft.chooseLanguage}
        small
      />
      <SavingIndicator state={draft.saving} />
      <p id="editor-keys" className={styles.keys}>
        <kbd>Esc</kbd> then <kbd>Tab</kbd> leaves the editor
      </p>
      <IconButton label="Back to the original code" small onClick={reset} disabled={!draft.document}>
        <RotateCcw aria-hidden />
      </IconButton>
    </div>
  );
}
