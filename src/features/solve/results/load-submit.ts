/**
 * Loads all that Submit needs, for a page whose files are not on the device: it is saved here even when the server is gone, and its
 * state is shown.
 */
export async function loadSubmit(): Promise<void> {
  await Promise.all([
    import('../../../data/work-file/check-payload'),
    import('../../../data/contest-run/contest-run-chain'),
    import('../../../data/contest-run/virtual-runs'),
    import('../../../data/storage/make-room'),
    import('../verdict/verdict-panel'),
    import('../history/earlier-work'),
    import('../../../ui/hosts/toast-host'),
  ]);
}
