// Shows a notice if loading stalls. It disappears when loading continues or the app takes over.
{
  const patienceMs = 15_000;
  const early = window.earlyInput;
  const code = () => document.querySelector('[data-early-screen] textarea[data-early="code"]');
  let timer;
  let isFinal = false;
  const stall = () => {
    const place = document.querySelector('.boot-solve, .boot-explore');
    const bar = document.querySelector('.boot-bar');
    if (!place && !bar) progress.disconnect();
    else if (!early.notice?.isConnected) {
      early.notice = document.getElementById('stalled').content.firstElementChild.cloneNode(true);
      if (place) place.prepend(early.notice);
      else bar.after(early.notice);
      early.acts = early.acts.filter(({ key, value }) => value !== undefined || key.startsWith('view:'));
      for (const element of document.querySelectorAll('[data-early-screen] [aria-busy]'))
        element.removeAttribute('aria-busy');
      for (const status of document.querySelectorAll('[data-early-screen] [role="status"]'))
        status.textContent = '';
    }
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(stall, patienceMs);
  };
  // A script or a style sheet has arrived; a failed one has the status 0.
  const progress = new PerformanceObserver((list) => {
    if (
      isFinal ||
      !list.getEntries().some(({ name, responseStatus }) => name.includes('/assets/') && responseStatus !== 0)
    )
      return;
    early.notice?.remove();
    wait();
  });
  progress.observe({ type: 'resource', buffered: true });
  wait();
  // The entry script failed: the browser does not request it again.
  early.fail = () => {
    isFinal = true;
    stall();
  };
  addEventListener('click', async ({ target }) => {
    const button = target.closest?.('.boot-stalled button');
    if (!button) return;
    button.setAttribute('aria-busy', 'true');
    // A reload without a network would remove the readable page. A captive portal answers with HTML.
    const isReached = await fetch('/favicon.svg', {
      cache: 'no-store',
      signal: AbortSignal.timeout(8000),
    }).then(
      ({ headers }) => headers.get('Content-Type')?.includes('svg'),
      () => false,
    );
    if (isReached) location.reload();
    button.removeAttribute('aria-busy');
    if (!isReached)
      button.previousElementSibling.textContent = pageText(
        'The server still does not answer. Check your connection, then try again.',
      );
  });
  // Typed code survives a reload.
  addEventListener('pagehide', () => {
    const field = code();
    try {
      if (field && field.value !== field.defaultValue)
        sessionStorage.setItem(
          'codeferry-early',
          JSON.stringify({ path: location.pathname, code: field.value }),
        );
    } catch {}
  });
  addEventListener('DOMContentLoaded', () => {
    const field = code();
    try {
      const kept = JSON.parse(sessionStorage.getItem('codeferry-early'));
      if (!field || kept?.path !== location.pathname) return;
      field.value = kept.code;
      sessionStorage.removeItem('codeferry-early');
    } catch {}
  });
}
