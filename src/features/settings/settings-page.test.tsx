import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { appDb } from '../../data/db/app-db';
import { readPreferences } from '../../data/work/profile-edits';
import {
  defaultEditorSettings,
  editorSettings,
  saveEditorSettings,
} from '../../parts/editor-settings/editor-settings';
import { EditorForm } from './editor-form';
import { SettingsPage } from './settings-page';

beforeEach(async () => {
  saveEditorSettings(defaultEditorSettings);
  await appDb.profileEdits.clear();
});

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

test('stores the settings of the editor on this device, and resets them', async () => {
  await renderAt(<EditorForm account={null} />);
  choose('Font size', '20');
  choose('Indentation', '2');
  choose('Colours of the editor', 'contrast');
  fireEvent.click(screen.getByRole('checkbox', { name: /Vim keys/ }));
  expect(editorSettings()).toEqual({
    ...defaultEditorSettings,
    fontSize: 20,
    tabWidth: 2,
    theme: 'contrast',
    vim: true,
  });
  expect(await appDb.profileEdits.count()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Reset the editor' }));
  expect(editorSettings()).toEqual(defaultEditorSettings);
});

test('sends the settings of the editor to the account', async () => {
  await renderAt(<EditorForm account="ada" />);
  choose('Line wrapping', 'on');
  await waitFor(async () => expect((await readPreferences('ada')).editor?.wrap).toBe('on'));
});

test('shows the settings of the device in one place', async () => {
  await renderAt(
    <SettingsPage
      theme={<p>the theme</p>}
      language={<p>the language</p>}
      storage={<p>the storage</p>}
      security={null}
      signOut={null}
    />,
  );
  const part = (name: string) => within(screen.getByRole('region', { name }));
  part('Theme').getByText('the theme');
  part('Language').getByText('the language');
  part('Editor').getByRole('combobox', { name: 'Font size' });
  part('Data on this device').getByText('the storage');
  part('Data on this device').getByRole('link', { name: /Offline use/ });
});
