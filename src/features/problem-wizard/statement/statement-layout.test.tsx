import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { makePng } from '../../../../tests/support/browser/png';
import { completeForm, renderWizard } from '../../../../tests/support/components/render-problem-wizard';

afterEach(() => vi.restoreAllMocks());

/** A tablet that can be turned. It begins upright. */
function tablet() {
  const changes = new EventTarget();
  let isWide = false;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.defineProperties(changes as MediaQueryList, {
      media: { value: media, configurable: true },
      matches: { get: () => isWide && media.includes('70rem'), configurable: true },
    }),
  );
  return () => {
    isWide = !isWide;
    act(() => void changes.dispatchEvent(new Event('change')));
  };
}
const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
const views = () => screen.queryByRole('tablist', { name: 'Write or preview' });

test('a dialog stays open with its text when a tablet turns, and its table goes to the caret', async () => {
  const turn = tablet();
  const { wizard } = await renderWizard(completeForm());
  expect(views()).toBeTruthy();
  const field = description();
  field.focus();
  field.setSelectionRange(4, 4);
  const tools = screen.getByRole('toolbar', { name: 'Formatting of Description' });
  await userEvent.click(within(tools).getByRole('button', { name: 'Table' }));
  const columns = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Columns' });
  fireEvent.change(columns, { target: { value: '2' } });
  turn();
  expect(views()).toBeNull();
  expect(screen.getByRole('spinbutton', { name: 'Columns' })).toBe(columns);
  expect(columns.value).toBe('2');
  turn();
  turn();
  await userEvent.click(screen.getByRole('button', { name: 'Insert table' }));
  expect(description()).toBe(field);
  expect(wizard.current().description).toMatch(/^Add\.\n\n\| Heading 1 \| Heading 2 \|\n/);
});

test('the text of a new image survives a turn, also from the preview', async () => {
  const turn = tablet();
  const { wizard } = await renderWizard(completeForm());
  fireEvent.paste(description(), {
    clipboardData: {
      files: [new File([makePng(4, 3)], 'pier.png', { type: 'image/png' })],
      getData: () => '',
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Alternative text' }), 'A pier');
  turn();
  await userEvent.click(screen.getByRole('button', { name: 'Insert image' }));
  expect(wizard.current().description).toContain('![A pier](pier.png)');
  const field = description();
  turn();
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  turn();
  expect(description()).toBe(field);
  expect(field.closest('[hidden]')).toBeNull();
});
