import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { saveDraft } from '../../data/drafts/drafts';
import { saveWizardDraft } from '../../data/wizards/wizard-drafts';
import { workHere } from './work-here';

test('Offline 10 drafts of contests and problems are only at this address, those of programs only when signed out', async () => {
  for (const account of ['device', 'u1']) {
    await saveDraft({ account, problemID: 'P', language: 'PYTHON3', contestSlug: '' }, 'print(1)', 1000);
    const parts = new Map([['k1', { input: '1', output: '2' }]]);
    await saveWizardDraft({ account, kind: 'problem', id: 'd1', name: 'Sums', value: {}, parts });
  }
  expect(await workHere('device')).toEqual({ entries: 0, drafts: 2 });
  expect(await workHere('u1')).toEqual({ entries: 0, drafts: 1 });
});
