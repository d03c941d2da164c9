import type { Assignment } from '../../../../contract/entities/classes/assignment';
import type { RunLanguage } from '../../../../wasm/run-client';
import { whenIdle } from '../../../lib/when-idle';

let isDone = false;

/**
 * So that samples of a task run without a network. Python if all languages are allowed; C++ is large, so the user
 * asks for it.
 */
export function fetchRuntimes(assignments: readonly Assignment[]): void {
  const code = assignments.filter(
    ({ role, tasks }) =>
      role === 'student' && tasks.some(({ kind }) => kind === 'problem' || kind === 'challenge'),
  );
  const wanted = new Set<RunLanguage>();
  for (const { languages } of code) {
    if (languages.length === 0 || languages.includes('PYTHON3')) wanted.add('PYTHON3');
    if (languages.includes('JAVASCRIPT_NODE')) wanted.add('JAVASCRIPT_NODE');
  }
  if (isDone || wanted.size === 0) return;
  isDone = true;
  whenIdle(
    () => void fetchThem([...wanted]).catch((error) => console.warn('A runtime was not loaded', error)),
    5000,
  );
}

async function fetchThem(languages: readonly RunLanguage[]): Promise<void> {
  const { createRunClient } = await import('../../../../wasm/run-client');
  const client = createRunClient();
  for (const language of languages) {
    if (!(await client.runtimeState(language)).onDevice) await client.download(language, {});
  }
}
