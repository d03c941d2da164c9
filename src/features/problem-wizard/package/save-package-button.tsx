import { FolderOutput } from 'lucide-react';
import { failureText } from '../../../lib/failure-text';
import { saveReport } from '../../../parts/authoring/save-report';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toast';
import { placeFaults } from '../../../wizard/wizard-machine';
import { messages } from '../messages';
import { checkForm } from '../problem-faults';
import { idOf, type ProblemForm } from '../problem-form';
import { stepsOf } from '../steps';

/** D-44: saves the form as a package. Works offline. */
export function SavePackageButton({ form }: { form: ProblemForm }) {
  return (
    <Button icon={<FolderOutput aria-hidden />} onClick={() => void save(form)}>
      {messages.summary.savePackage}
    </Button>
  );
}

const id = 'problem-package';

async function save(form: ProblemForm): Promise<void> {
  const { payload: problem, faults } = checkForm(form);
  if (!problem) {
    const inOrder = placeFaults(stepsOf(form), faults);
    const description = inOrder.map(({ message }) => message).join(' · ');
    return void showToast(messages.summary.incomplete, { tone: 'alert', id, description });
  }
  try {
    const { savePackage } = await import('../../../parts/authoring/save-package');
    const { text, ...more } = saveReport(await savePackage(problem, idOf(form)));
    void showToast(text, { ...more, id });
  } catch (error) {
    void showToast(failureText(error), { tone: 'alert', id });
  }
}
