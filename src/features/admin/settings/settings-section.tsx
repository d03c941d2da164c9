import type { ChangeSetting, ShownSetting } from '../../../../contract/entities/admin/settings';
import { Section } from '../../../ui/layout/section';
import { TwoStepButton } from '../../../ui/two-step-button';
import styles from '../admin.module.css';
import { AdminState } from '../admin-state';
import { messages } from '../messages';
import { useAdmin, useAdminChange } from '../use-admin';
import { when } from '../when';
import { SettingForm } from './setting-form';

const texts = messages.settings;

export function SettingsSection() {
  const settings = useAdmin('adminSettings');
  const { isBusy, change } = useAdminChange();
  const send = async (body: ChangeSetting) => {
    const changed = await change('adminChangeSetting', body, texts.saved);
    if (changed) settings.replace(changed);
  };
  return (
    <>
      <p className={styles.count}>{texts.hint}</p>
      <AdminState of={settings}>
        {(data) =>
          data.settings.map((setting) => (
            <Section key={setting.name} title={texts.names[setting.name]}>
              <div className={styles.setting}>
                <SettingForm
                  // A new value, also from another administrator, begins a new form.
                  key={JSON.stringify(setting.value)}
                  setting={setting}
                  isBusy={isBusy}
                  onSave={(value) => void send({ name: setting.name, value })}
                />
                <Changed
                  setting={setting}
                  isBusy={isBusy}
                  onReset={() => void send({ name: setting.name })}
                />
              </div>
            </Section>
          ))
        }
      </AdminState>
    </>
  );
}

interface ChangedProps {
  setting: ShownSetting;
  isBusy: boolean;
  onReset(): void;
}

function Changed({ setting, isBusy, onReset }: ChangedProps) {
  const { changedAt, changedBy } = setting;
  const standard = texts.defaultIs(shown(setting.default));
  if (changedAt === null) return <p className={styles.quiet}>{standard}</p>;
  return (
    <>
      <p className={styles.quiet}>
        {standard} {texts.changedBy(changedBy ?? messages.audit.deleted, when(changedAt))}
      </p>
      <TwoStepButton question={texts.confirmReset} disabled={isBusy} onConfirm={onReset}>
        {texts.reset}
      </TwoStepButton>
    </>
  );
}

function shown(value: unknown): string {
  if (value === null || value === '') return texts.nothing;
  return typeof value === 'string' ? (texts.choices[value] ?? value) : String(value);
}
