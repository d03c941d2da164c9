/**
 * A browser lets the next worker take over only when this one has nothing open, and waits for that up to five minutes. Whoever pressed
 * 'Update' is not kept waiting for something that the next worker can do as well.
 */
const channelName = 'codeferry-make-way';

/** Tells the worker that is in the way that a person wants this one. */
export function askForWay(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('now');
  channel.close();
}

/** Does `work`, and rejects as soon as another worker asks for way: what was not done is left to that one. */
export async function unlessInTheWay(work: () => Promise<void>): Promise<void> {
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
