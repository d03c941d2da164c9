import { useState } from 'react';
import type { SettingName, ShownSetting } from '../../../../contract/entities/admin/settings';
import { SiteNotice } from '../../../../contract/entities/status';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/select';
import styles from '../admin.module.css';
import { messages } from '../messages';

const texts = messages.settings;
const choices: Partial<Record<SettingName, readonly string[]>> = {
  signUp: ['open', 'invitation', 'closed'],
  judging: ['running', 'paused'],
};
const noticeLengthMax = 300;
const codeLengthMax = 64;

interface FormProps {
  setting: ShownSetting;
  isBusy: boolean;
  onSave(value: unknown): void;
}

export function SettingForm(props: FormProps) {
  const { name } = props.setting;
  const options = choices[name];
  if (options) return <ChoiceForm {...props} options={options} />;
  if (name === 'notice') return <NoticeForm {...props} />;
  return <ValueForm {...props} isNumber={typeof props.setting.default === 'number'} />;
}

function ChoiceForm({ setting, isBusy, onSave, options }: FormProps & { options: readonly string[] }) {
  const { name, value } = setting;
  return (
    <>
      <Select
        label={texts.names[name]}
        value={String(value)}
        options={options.map((option) => ({ value: option, label: texts.choices[option] ?? option }))}
        disabled={isBusy}
        onChoose={onSave}
      />
      <p className={styles.quiet}>{texts.hints[name]}</p>
    </>
  );
}

function ValueForm({ setting, isBusy, onSave, isNumber }: FormProps & { isNumber: boolean }) {
  const { name, value } = setting;
  const [text, setText] = useState(String(value));
  const next = isNumber ? Number(text) : text.trim();
  const isNew = text.trim() !== '' && next !== value;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isNew) onSave(next);
      }}
    >
      <Field
        label={texts.value}
        aria-label={texts.names[name]}
        hint={texts.hints[name]}
        autoComplete="off"
        autoCapitalize="off"
        value={text}
        {...(isNumber ? { inputMode: 'numeric', type: 'number', min: 1 } : { maxLength: codeLengthMax })}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button small type="submit" disabled={isBusy || !isNew}>
        {messages.save}
      </Button>
    </form>
  );
}

function NoticeForm({ setting, isBusy, onSave }: FormProps) {
  const known = SiteNotice.safeParse(setting.value).data;
  const [text, setText] = useState(known?.text ?? '');
  const [tone, setTone] = useState<SiteNotice['tone']>(known?.tone ?? 'plain');
  const isNew = text.trim() !== (known?.text ?? '') || (known !== undefined && tone !== known.tone);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text.trim() === '' ? null : { text: text.trim(), tone });
      }}
    >
      <Field
        label={texts.noticeText}
        hint={texts.hints.notice}
        autoComplete="off"
        maxLength={noticeLengthMax}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.row}>
        <Select<SiteNotice['tone']>
          label={texts.tone}
          value={tone}
          options={[
            { value: 'plain', label: texts.tones.plain },
            { value: 'alert', label: texts.tones.alert },
          ]}
          onChoose={setTone}
        />
        <Button small type="submit" disabled={isBusy || !isNew}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
