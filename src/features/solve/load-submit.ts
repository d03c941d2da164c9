/**
 * Loads all that Submit needs, for a page whose files are not on the device: it is saved here even when the server is gone, and its
 * state is shown.
 */
export async function loadSubmit(): Promise<void> {
  await Promise.all([
    import('../../data/check-payload'),
    import('../../data/contest-run-chain'),
    import('../../data/virtual-runs'),
    import('../../data/make-room'),
    import('./verdict-panel'),
    import('./earlier-work'),
    import('../../ui/toast-host'),
  ]);
}
