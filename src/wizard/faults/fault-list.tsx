import { type RefObject, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Notice } from '../../ui/notice';
import { messages } from '../messages';
import type { OpenWizard } from '../open-wizard';
import type { WizardTypes } from '../wizard-definition';
import styles from '../wizard-frame.module.css';
import type { PlacedFault } from '../wizard-machine';
import { showsFault } from './find-control';

interface FaultListProps<T extends WizardTypes> {
  wizard: OpenWizard<T>;
  form: RefObject<HTMLFormElement | null>;
}

/** Why the server refused the form, and the faults of the step that no visible field shows. */
export function FaultList<T extends WizardTypes>({ wizard, form }: FaultListProps<T>) {
  const { faultText = ({ message }) => message } = wizard.definition;
  const { faults, refusal } = useSnapshot(wizard.state);
  const [hidden, setHidden] = useState<readonly PlacedFault[]>([]);
  useEffect(() => {
    const element = form.current;
    if (!element || faults.length === 0) return setHidden([]);
    const look = () => {
      const found = faults.filter(({ field }) => !showsFault(element, field));
      setHidden((before) => (isSame(before, found) ? before : found));
    };
    // Another tab of the step may show others.
    const observer = new MutationObserver(look);
    const attributeFilter = ['aria-invalid', 'data-wrong', 'open'];
    observer.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter });
    look();
    return () => observer.disconnect();
  }, [faults, form]);
  return (
    <>
      {refusal !== null && (
        <Notice tone="alert" title={messages.refusedTitle}>
          {refusal}
        </Notice>
      )}
      {hidden.length > 0 && (
        <Notice tone="alert" title={messages.hiddenFaults(hidden.length)}>
          <ul className={styles.faults}>
            {hidden.map((fault) => (
              <li key={`${fault.field} ${fault.message}`}>
                <button type="button" onClick={() => wizard.show(fault)}>
                  {faultText(fault)}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

const isSame = (left: readonly PlacedFault[], right: readonly PlacedFault[]) =>
  left.length === right.length && left.every((fault, at) => fault === right[at]);
