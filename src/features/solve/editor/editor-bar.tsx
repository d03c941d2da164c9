import { RotateCcw } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { languages } from '../../../../contract/limits';
import { IconButton } from '../../../ui/button';
import { Select } from '../../../ui/select';
import { DeviceConflictNotice } from '../draft/device-conflict-notice';
import {
  acceptOtherVersion,
  chooseLanguage,
  resetCode,
  resolveDeviceConflict,
  saveChosenVersion,
} from '../draft/draft-actions';
import { ForeignDraftNotice } from '../draft/foreign-draft-notice';
import { SavingIndicator } from '../draft/saving-indicator';
import { useDeviceConflict } from '../draft/use-device-conflict';
import { useDocument } from '../draft/use-draft';
import { messages } from '../messages';
import { useSolve } from '../screen-state';
import styles from './code-editor.module.css';
import { KeyHelp } from './key-help';
import { languageOptions, notJudgedText } from './language-options';
import { useJudgedLanguages } from './use-judged-languages';

export function EditorBar() {
  const solve = useSolve();
  const document = useDocument();
  const { language, theirs, allowed } = useSnapshot(solve.state);
  const facts = useJudgedLanguages();
  const notJudged = notJudgedText(language, facts);
  const deviceConflict = useDeviceConflict(document?.key);
  const readMine = () => solve.editor.current?.code() ?? '';
  return (
    <>
      <div className={styles.editorBar}>
        <Select
          label={messages.editor.language}
          early="language"
          value={language}
          options={languageOptions(allowed ?? languages, facts)}
          onChoose={(next) => chooseLanguage(solve, next)}
          small
        />
        <SavingIndicator />
        <p id="editor-keys" className={styles.keys}>
          {messages.editor.leaveByKeys}
        </p>
        <KeyHelp />
        <IconButton
          label={messages.editor.resetCode}
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
          onUseOther={() => void acceptOtherVersion(solve, document, theirs.code)}
          onKeep={() => void saveChosenVersion(solve, document, readMine())}
        />
      )}
      {deviceConflict.theirs && theirs === null && document && (
        <DeviceConflictNotice
          key={deviceConflict.theirs.revision}
          theirs={deviceConflict.theirs}
          readMine={readMine}
          onChoose={(choice) =>
            deviceConflict.theirs &&
            void resolveDeviceConflict(solve, document, choice, deviceConflict.theirs)
          }
        />
      )}
      {deviceConflict.refusal && <p className={styles.notJudged}>{deviceConflict.refusal}</p>}
      {notJudged && <p className={styles.notJudged}>{notJudged}</p>}
    </>
  );
}
