import { FolderOutput } from 'lucide-react';
import { failureText } from '../../../lib/failure-text';
import { savedWords } from '../../../parts/saved-words';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toast';
import { placeFaults } from '../../../wizard/wizard-machine';
import { checkForm } from '../problem-faults';
import { idOf, type ProblemForm } from '../problem-form';
import { stepsOf } from '../steps';

/** D-44: saves the form as a package. Works offline. */
export function SavePackageButton({ form }: { form: ProblemForm }) {
  return (
    <Button icon={<FolderOutput aria-hidden />} onClick={() => void save(form)}>
      Save as a package
    </Button>
  );
}

const id = 'problem-package';

async function save(form: ProblemForm): Promise<void> {
  const { payload: problem, faults } = checkForm(form);
  if (!problem) {
    const inOrder = placeFaults(stepsOf(form), faults);
    const description = inOrder.map(({ message }) => message).join(' · ');
    return void showToast('There is something missing yet.', { tone: 'alert', id, description });
  }
  try {
    const { savePackage } = await import('../../../parts/authoring/save-package');
    const { text, ...more } = savedWords(await savePackage(problem, idOf(form)));
    void showToast(text, { ...more, id });
  } catch (error) {
    void showToast(failureText(error), { tone: 'alert', id });
  }
}
