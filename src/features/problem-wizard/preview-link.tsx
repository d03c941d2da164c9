import { buttonClass } from '../../ui/button';
import { messages } from './messages';
import type { ProblemWizard } from './wizard-types';

/** PWIZ-35, D-3: opens a preview of the draft in a new tab. */
export function PreviewLink({ wizard }: { wizard: ProblemWizard }) {
  return (
    <a
      href={`/problems/preview?draft=${encodeURIComponent(wizard.draftID)}`}
      target="_blank"
      rel="noopener"
      className={buttonClass('plain')}
      onPointerDown={() => void wizard.saveNow()}
    >
      {messages.wizard.preview}
    </a>
  );
}
