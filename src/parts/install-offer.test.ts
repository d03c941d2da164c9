import { expect, test, vi } from 'vitest';
import { canInstall, install, keepInstallOffer, onInstallOffer } from './install-offer';

function offer(outcome: 'accepted' | 'dismissed') {
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => {}),
    userChoice: Promise.resolve({ outcome }),
  });
}

test("keeps the browser's install offer until it is requested, and uses it once", async () => {
  const page = new EventTarget();
  keepInstallOffer(page);
  const told = vi.fn();
  const stop = onInstallOffer(told);
  expect(await install()).toBe(false);
  const event = offer('accepted');
  page.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(canInstall()).toBe(true);
  expect(await install()).toBe(true);
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(canInstall()).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
  page.dispatchEvent(offer('dismissed'));
  expect(await install()).toBe(false);
  stop();
  page.dispatchEvent(offer('accepted'));
  page.dispatchEvent(new Event('appinstalled'));
  expect(canInstall()).toBe(false);
  expect(told).toHaveBeenCalledTimes(4);
});
