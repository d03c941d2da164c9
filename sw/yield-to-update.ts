/**
 * A browser activates the next worker only when this one has no pending events, and waits up to five minutes.
 * After a click on 'Update' the user should not wait for work that the next worker can do.
 */
const channelName = 'codeferry-make-way';

/** Tells the active worker that the user wants this one. */
export function requestTakeover(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('now');
  channel.close();
}

/** Runs `work`. Rejects when another worker wants to take over, which then does the rest. */
export async function unlessUpdateWaits(work: () => Promise<void>): Promise<void> {
  const channel = new BroadcastChannel(channelName);
  try {
    await Promise.race([
      work(),
      new Promise<never>((_, reject) =>
        channel.addEventListener('message', () => reject(new Error('The next version takes over'))),
      ),
    ]);
  } finally {
    channel.close();
  }
}
