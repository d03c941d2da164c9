/**
 * The browser's own offer to install the app, kept until somebody wants it: shown unasked it would stand in the way. Only some
 * browsers have one; it may come at any moment after the page was loaded, and is good for one answer.
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

/** Call it once, before the page is loaded. */
export function keepInstallOffer(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallPrompt);
  });
  target.addEventListener('appinstalled', () => change(undefined));
}

export const canInstall = (): boolean => kept !== undefined;

/** Calls `listener` when the offer comes or goes. Returns how to stop. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the browser's own question; says whether the person agreed. Call it from a press of a button. */
export async function install(): Promise<boolean> {
  const prompt = kept;
  if (!prompt) return false;
  change(undefined);
  await prompt.prompt();
  return (await prompt.userChoice).outcome === 'accepted';
}
