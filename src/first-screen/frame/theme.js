// The theme before the first paint; src/lib/theme.ts does the same afterwards.
try {
  const choice = localStorage.getItem('codeferry-theme');
  if (choice === 'light' || (choice !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches)) {
    document.documentElement.dataset.theme = 'light';
    document.querySelector('meta[name="theme-color"]').content = '#f4f7f9';
  }
} catch {}
// The kind of page and whether a user is signed in, for the styles below.
let isMember = false;
try {
  isMember = Boolean(JSON.parse(localStorage.getItem('codeferry.session'))?.person);
} catch {}
if (isMember) document.documentElement.dataset.member = '';
// Members, and the installed app, begin with their own work: src/routes/index.tsx.
const isLanding = location.pathname === '/' && !isMember && !matchMedia('(display-mode: standalone)').matches;
document.documentElement.dataset.boot = isLanding
  ? 'home'
  : /^\/code\/|^\/contests\/[^/]+\/code/.test(location.pathname)
    ? 'work'
    : 'page';
