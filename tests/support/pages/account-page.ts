import type { Locator, Page, Request } from 'playwright';

/** What the account forms have in common. */
export interface AccountPage {
  field(label: string): Locator;
  /** Only inside the form: the top bar has a link with nearly the same name. */
  button(name: string): Locator;
  /** A button that explains why it does nothing. */
  offButton(name: string): Locator;
  toast(text: string): Locator;
  /** Waits for an address: path and query. */
  at(path: string): Promise<void>;
}

export function accountPage(page: Page): AccountPage {
  const form = page.locator('main form');
  return {
    field: (label) => page.getByLabel(label, { exact: true }),
    button: (name) => form.getByRole('button', { name, exact: true }),
    offButton: (name) => form.getByRole('button', { name, exact: true, disabled: true }),
    toast: (text) => page.locator('[data-sonner-toast]').filter({ hasText: text }).first(),
    at: (path) => page.waitForURL((url) => url.pathname + url.search === path),
  };
}

/** The requests that the page sends from now on, as method and path. */
export function noteRequests(page: Page, wanted: (request: Request) => boolean = () => true): string[] {
  const noted: string[] = [];
  page.on('request', (request) => {
    if (wanted(request)) noted.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return noted;
}
