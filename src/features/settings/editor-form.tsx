import type { ReactNode } from 'react';
import { editorTabWidths, editorThemes, lineWraps } from '../../../contract/limits';
import { editProfile } from '../../data/work/profile-edits';
import {
  defaultEditorSettings,
  type EditorSettings,
  saveEditorSettings,
  useEditorSettings,
} from '../../parts/editor-settings/editor-settings';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { showToast } from '../../ui/toast';
import { messages } from './messages';
import styles from './settings.module.css';

const fontSizes = [10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 28];
const sizeOptions = fontSizes.map((size) => ({ value: String(size), label: messages.pixels(size) }));
const wrapOptions = lineWraps.map((value) => ({ value, label: messages.wraps[value] }));
const themeOptions = editorThemes.map((value) => ({ value, label: messages.editorThemes[value] }));
const usual = 'usual';
const widthOptions = [
  { value: usual, label: messages.usualWidth },
  ...editorTabWidths.map((width) => ({ value: String(width), label: messages.columns(width) })),
];
const example = 'total = 0\nfor value in map(int, input().split()):\n    total += value\nprint(total)';

/** `account`: the other devices of this account get the settings, too. */
export function EditorForm({ account }: { account: string | null }) {
  const settings = useEditorSettings();
  const change = (changed: Partial<EditorSettings>) => void save({ ...settings, ...changed }, account);
  const { fontSize, wrap, theme, tabWidth, vim, closeBrackets } = settings;
  return (
    <div className={styles.form}>
      <Choice name={messages.fontSize}>
        <Select
          label={messages.fontSize}
          value={String(fontSize)}
          options={sizeOptions}
          onChoose={(size) => change({ fontSize: Number(size) })}
        />
      </Choice>
      <Choice name={messages.wrap}>
        <Select
          label={messages.wrap}
          value={wrap}
          options={wrapOptions}
          onChoose={(wrap) => change({ wrap })}
        />
      </Choice>
      <Choice name={messages.editorTheme}>
        <Select
          label={messages.editorTheme}
          value={theme}
          options={themeOptions}
          onChoose={(theme) => change({ theme })}
        />
      </Choice>
      <Choice name={messages.tabWidth}>
        <Select
          label={messages.tabWidth}
          value={tabWidth === null ? usual : String(tabWidth)}
          options={widthOptions}
          onChoose={(chosen) =>
            change({ tabWidth: editorTabWidths.find((width) => String(width) === chosen) ?? null })
          }
        />
      </Choice>
      <Check
        name={messages.closeBrackets}
        value={closeBrackets}
        onChange={(on) => change({ closeBrackets: on })}
      />
      <Check name={messages.vim} hint={messages.vimHint} value={vim} onChange={(on) => change({ vim: on })} />
      <figure className={styles.preview} data-theme={theme === 'app' ? undefined : theme}>
        <figcaption>{messages.preview}</figcaption>
        <pre data-wraps={wrap === 'on' || undefined} style={{ fontSize: `${fontSize / 16}rem` }}>
          {tabWidth === null ? example : example.replace('    ', ' '.repeat(tabWidth))}
        </pre>
      </figure>
      <div>
        <Button small onClick={() => change(defaultEditorSettings)}>
          {messages.reset}
        </Button>
      </div>
    </div>
  );
}

async function save(settings: EditorSettings, account: string | null): Promise<void> {
  saveEditorSettings(settings);
  if (account === null) return;
  await editProfile(account, { preferences: { editor: settings } }).catch(
    () => void showToast(messages.notSaved, { tone: 'alert', id: 'settings' }),
  );
}

function Choice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <span>{name}</span>
      {children}
    </div>
  );
}

interface CheckProps {
  name: string;
  hint?: string;
  value: boolean;
  onChange(value: boolean): void;
}

function Check({ name, hint, value, onChange }: CheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        {name}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
