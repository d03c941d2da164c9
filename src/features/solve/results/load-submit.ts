/** Loads all chunks that Submit needs, so that it works without the server. */
export async function loadSubmit(): Promise<void> {
  await Promise.all([
    import('../../../data/work-file/check-payload'),
    import('../../../data/contest-run/contest-run-chain'),
    import('../../../data/contest-run/virtual-runs'),
    import('../../../data/assignments/work-chain'),
    import('../../../data/storage/make-room'),
    import('../verdict/verdict-panel'),
    import('../history/earlier-work'),
    import('../../../ui/hosts/toast-host'),
  ]);
}
