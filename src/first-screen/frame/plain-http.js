// Browsers refuse service workers over plain HTTP. In the first frame, so that nothing moves later; the app moves
// the notice into its own frame (src/features/shell/plain-http-notice.tsx). The page /join says it in its own words.
{
  const key = 'codeferry-insecure-notice';
  let isHidden = isSecureContext;
  try {
    isHidden ||= sessionStorage.getItem(key) !== null;
  } catch {}
  if (!isHidden) {
    const notice = document.getElementById('plain-http').content.firstElementChild;
    const place = document.createElement('div');
    place.hidden = location.pathname === '/join';
    place.append(notice);
    document.querySelector('.boot-bar').after(place);
    notice.querySelector('button').addEventListener('click', () => {
      notice.hidden = true;
      try {
        sessionStorage.setItem(key, 'hidden');
      } catch {}
    });
    // The server's first screen begins below it (server/modules/pages/first-screen-style.ts).
    const makeRoom = () =>
      document.documentElement.style.setProperty('--notice-height', `${notice.offsetHeight}px`);
    makeRoom();
    new ResizeObserver(makeRoom).observe(notice);
  }
}
