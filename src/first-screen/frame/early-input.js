// Records input until the app has loaded; then src/first-screen/early-input.ts replays it.
{
  const early = { acts: [], focused: null };
  window.earlyInput = early;
  const control = '[data-early-screen] [data-early]';
  const note = (element, value) => {
    const { early: key } = element.dataset;
    early.acts.push({ key, value, path: location.pathname });
    const [, view] = key.split(':');
    if (view) {
      // A tab of the first screen switches at once.
      for (const tab of element.parentElement.children) tab.removeAttribute('aria-current');
      element.setAttribute('aria-current', 'true');
      element.closest('[data-view]').dataset.view = view;
      return;
    }
    // While loading is stalled, a button only moves the focus to the notice.
    if (early.notice?.isConnected && element.matches('button')) {
      early.acts.pop();
      early.notice.querySelector('button').focus();
      return;
    }
    element.setAttribute('aria-busy', 'true');
    const status = element.closest('[data-early-screen]').querySelector('[role="status"]');
    if (status)
      status.textContent =
        element.dataset.earlyStatus ?? pageText('This starts as soon as the page has loaded.');
  };
  addEventListener(
    'click',
    ({ target }) => {
      const element = target.closest?.(control);
      if (element?.matches('button')) note(element);
      const back = target.closest?.('.boot-back');
      if (back) {
        // Only within this origin, as in src/lib/return-path.ts.
        const params = new URLSearchParams(location.search);
        const [from, challenge] = [params.get('from'), params.get('challenge')];
        const url =
          from?.startsWith('/') && URL.canParse(from, location.origin)
            ? new URL(from, location.origin)
            : undefined;
        if (url?.origin === location.origin) back.href = url.href;
        else if (challenge) back.pathname = `/challenges/${encodeURIComponent(challenge)}`;
        return;
      }
      // The return address includes the filters of this page. Account forms keep theirs (src/parts/use-from.ts).
      const isForm = /^\/(login|shared|signup|forgot-password)$/.test(location.pathname);
      const link = target.closest?.(
        '[data-early-screen] a[href*="?from="], [data-early-screen] a[data-early]',
      );
      if (link)
        link.search = isForm
          ? location.search
          : `?from=${encodeURIComponent(location.pathname + location.search)}`;
    },
    true,
  );
  addEventListener(
    'change',
    ({ target }) => {
      if (target.matches?.('select') && target.matches(control)) note(target, target.value);
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      const isCommand = (ctrlKey || metaKey) && !altKey;
      const wanted =
        isCommand && key === 'Enter'
          ? shiftKey
            ? 'submit'
            : 'run'
          : (isCommand && key.toLowerCase() === 'k') ||
              (key === '/' && !isCommand && !target.matches('input, textarea, select'))
            ? 'search'
            : '';
      const element = wanted && document.querySelector(`[data-early-screen] [data-early="${wanted}"]`);
      if (!element) return;
      event.preventDefault();
      element.click();
    },
    true,
  );
  addEventListener(
    'pointerdown',
    () => {
      early.focused = null;
    },
    true,
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      early.focused = target.closest('[data-early-screen]') ? target : null;
    },
    true,
  );
}
