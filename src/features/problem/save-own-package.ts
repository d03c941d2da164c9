import { failureText } from '../../lib/failure-text';
import { fetchOwnProblem } from '../../sync/authoring/own-problem';
import { syncStatus } from '../../sync/network/sync-status';
import { showToast } from '../../ui/toast';

const id = 'problem-package';
const alert = (text: string) => void showToast(text, { tone: 'alert', id });

/** D-44. The test data is only on the server, or in a draft. */
export async function saveOwnPackage(problemID: string): Promise<void> {
  const told = await fetchOwnProblem(problemID);
  if (!told.ok) {
    if (syncStatus.network !== 'offline') return alert(told.message);
    const text = 'There is no network, and the test data are on the server.';
    const description = 'What you have begun to edit can be saved from its last step.';
    return void showToast(text, { tone: 'alert', id, description });
  }
  try {
    const [{ savePackage }, { savedWords }] = await Promise.all([
      import('../../parts/authoring/save-package'),
      import('../../parts/saved-words'),
    ]);
    const { text, ...more } = savedWords(await savePackage(told.problem, problemID));
    void showToast(text, { ...more, id });
  } catch (error) {
    alert(failureText(error));
  }
}
