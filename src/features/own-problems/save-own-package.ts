import { failureText } from '../../lib/failure-text';
import { fetchOwnProblem } from '../../sync/authoring/own-problem';
import { syncStatus } from '../../sync/network/sync-status';
import { showToast } from '../../ui/toast';
import { messages } from './messages';

const id = 'problem-package';
const alert = (text: string) => void showToast(text, { tone: 'alert', id });

/** D-44. The test data is only on the server, or in a draft. */
export async function saveOwnPackage(problemID: string): Promise<void> {
  const answer = await fetchOwnProblem(problemID);
  if (!answer.ok) {
    if (syncStatus.network !== 'offline') return alert(answer.message);
    const description = messages.testDataOfflineHint;
    return void showToast(messages.testDataOffline, { tone: 'alert', id, description });
  }
  try {
    const [{ savePackage }, { saveReport }] = await Promise.all([
      import('../../parts/authoring/save-package'),
      import('../../parts/authoring/save-report'),
    ]);
    const { text, ...more } = saveReport(await savePackage(answer.problem, problemID));
    void showToast(text, { ...more, id });
  } catch (error) {
    alert(failureText(error));
  }
}
