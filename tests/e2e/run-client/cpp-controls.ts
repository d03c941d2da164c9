import type { Page } from 'playwright';

/** Controls of the solve page for C++ on the device. */
export const cppControls = (page: Page) => ({
  results: page.getByRole('tab', { name: 'Samples' }),
  offer: page.getByRole('button', { name: /^Download C\+\+ for this device: [\d.]+ MB, uses about/ }),
  cancel: page.getByRole('button', { name: 'Cancel the download' }),
  onDevice: page.getByText(/^C\+\+ is on this device/),
  run: page.getByRole('button', { name: 'Run samples' }),
  remove: page.getByRole('button', { name: 'Remove it' }),
});
