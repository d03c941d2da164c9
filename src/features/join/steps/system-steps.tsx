import { Download } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Tabs } from '../../../ui/layout/tabs';
import { messages } from '../messages';
import { Picture } from './picture';
import styles from './system-steps.module.css';
import { systemTexts } from './system-texts';
import { authorityFile, type SystemName, systemNames, systemOf } from './systems';

const isPhone = (system: SystemName) => system === 'android' || system === 'ios';

/** The steps for this device's system; a person can read the others too. */
export function SystemSteps() {
  const [system, setSystem] = useState(() => systemOf(navigator.userAgent, navigator.maxTouchPoints));
  const { note, steps } = systemTexts[system];
  const file = authorityFile[system];
  return (
    <Tabs<SystemName>
      label={messages.system}
      tabs={systemNames.map((id) => ({ id, label: systemTexts[id].name }))}
      active={system}
      onChoose={setSystem}
      panelClassName={styles.panel}
    >
      <p className={styles.note}>{note}</p>
      <ol className={classNames(styles.steps, !isPhone(system) && styles.wide)}>
        {steps.map(({ text, picture }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a system never change
          <li key={`${system}${at}`} className={styles.step}>
            <div className={styles.frame}>
              <Picture parts={picture} isPhone={isPhone(system)} />
            </div>
            <div className={styles.words}>
              <span className={styles.number} aria-hidden="true">
                {at + 1}
              </span>
              <div>
                <p>{text}</p>
                {at === 0 && (
                  <a className={buttonClass('primary')} href={`/join/${file}`}>
                    <Download aria-hidden />
                    {messages.download}
                  </a>
                )}
              </div>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{messages.notJoining}</p>
    </Tabs>
  );
}
