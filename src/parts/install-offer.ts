/**
 * Keeps the browser's install prompt until the user wants it. Only some browsers have one; it may arrive at
 * any time and works once.
 */

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function change(prompt: InstallPrompt | undefined): void {
  kept = prompt;
  for (const listener of listeners) listener();
}

/** Call once, before the page has loaded. */
export function keepInstallOffer(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallPrompt);
  });
  target.addEventListener('appinstalled', () => change(undefined));
}

export const canInstall = (): boolean => kept !== undefined;

/** Calls `listener` when the offer appears or disappears. Returns the stop function. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the browser's prompt; returns whether the user accepted. Call from a click handler. */
export async function install(): Promise<boolean> {
  const prompt = kept;
  if (!prompt) return false;
  change(undefined);
  await prompt.prompt();
  return (await prompt.userChoice).outcome === 'accepted';
}
