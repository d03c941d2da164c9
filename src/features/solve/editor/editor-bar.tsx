import { RotateCcw } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { languages } from '../../../../contract/limits';
import { IconButton } from '../../../ui/button';
import { Select } from '../../../ui/select';
import { chooseLanguage, decideText, keepText, resetCode, takeOver } from '../draft/draft-actions';
import { ElsewhereNotice } from '../draft/elsewhere-notice';
import { ForeignDraftNotice } from '../draft/foreign-draft-notice';
import { SavingIndicator } from '../draft/saving-indicator';
import { useDocument } from '../draft/use-draft';
import { useElsewhere } from '../draft/use-elsewhere';
import { useSolve } from '../screen-state';
import styles from './code-editor.module.css';
import { KeyHelp } from './key-help';
import { languageOptions, whyNotJudged } from './language-words';
import { useJudgedLanguages } from './use-judged-languages';

export function EditorBar() {
  const solve = useSolve();
  const document = useDocument();
  const { language, theirs } = useSnapshot(solve.state);
  const facts = useJudgedLanguages();
  const notJudged = whyNotJudged(language, facts);
  const elsewhere = useElsewhere(document?.key);
  const readMine = () => solve.editor.current?.code() ?? '';
  return (
    <>
      <div className={styles.editorBar}>
        <Select
          label="Language"
          early="language"
          value={language}
          options={languageOptions(languages, facts)}
          onChoose={(next) => chooseLanguage(solve, next)}
          small
        />
        <SavingIndicator />
        <p id="editor-keys" className={styles.keys}>
          <kbd>Esc</kbd> then <kbd>Tab</kbd> leaves the editor
        </p>
        <KeyHelp />
        <IconButton
          label="Back to the original code"
          small
          onClick={() => document && void resetCode(solve, document)}
          disabled={!document}
        >
          <RotateCcw aria-hidden />
        </IconButton>
      </div>
      {theirs !== null && document && (
        <ForeignDraftNotice
          from={theirs.from}
          onTakeOver={() => void takeOver(solve, document, theirs.code)}
          onKeep={() => void keepText(solve, document, readMine())}
        />
      )}
      {elsewhere.theirs && theirs === null && document && (
        <ElsewhereNotice
          key={elsewhere.theirs.revision}
          theirs={elsewhere.theirs}
          readMine={readMine}
          onChoose={(choice) =>
            elsewhere.theirs && void decideText(solve, document, choice, elsewhere.theirs)
          }
        />
      )}
      {elsewhere.refusal && <p className={styles.notJudged}>{elsewhere.refusal}</p>}
      {notJudged && <p className={styles.notJudged}>{notJudged}</p>}
    </>
  );
}
