import { toast } from 'sonner';
import { expect, test, vi } from 'vitest';
import { hideToasts, showToast, toastHostMounted } from './toast';

test('a change of user removes the toasts of the previous user, and keeps general ones', async () => {
  // Sonner removes a toast in the next frame.
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => next());
  toastHostMounted();
  await showToast('Your submission was refused', { id: 'mine' });
  await showToast('A new version is ready', { id: 'update', stays: true });
  const titles = () => toast.getToasts().map((shown) => 'title' in shown && shown.title);
  expect(titles()).toEqual(expect.arrayContaining(['Your submission was refused', 'A new version is ready']));
  await hideToasts(['update']);
  expect(titles()).toEqual(['A new version is ready']);
  vi.unstubAllGlobals();
});
