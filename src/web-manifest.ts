/** Web app manifest; used only by the build. */

const screenshot = (name: string, sizes: string, form: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: form,
  label,
});

/** Sizes of the images from `tools/screenshots`. */
const sizes = { narrow: '780x1688', wide: '1280x800' };

type ClientMode = 'navigate-existing' | 'auto';

export const webManifest = {
  id: '/',
  name: 'Codeferry',
  short_name: 'Codeferry',
  description: 'Programming practice and contests that keep working without a network.',
  lang: 'en',
  dir: 'ltr' as const,
  start_url: '/',
  scope: '/',
  display: 'standalone' as const,
  background_color: '#0b1118',
  theme_color: '#0b1118',
  categories: ['education', 'developer'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    screenshot('explore-narrow', sizes.narrow, 'narrow', 'A list of problems and challenges'),
    screenshot('solve-narrow', sizes.narrow, 'narrow', 'A problem and the editor on a phone'),
    screenshot('solve-wide', sizes.wide, 'wide', 'A problem and its program, which runs on the device'),
    screenshot('explore-wide', sizes.wide, 'wide', 'A list of problems and challenges'),
  ],
  shortcuts: [
    { name: 'Continue where you stopped', short_name: 'Continue', url: '/continue' },
    { name: 'Explore problems', short_name: 'Explore', url: '/explore' },
    { name: 'Contests', url: '/contests' },
    { name: 'Offline use', url: '/offline' },
  ].map((shortcut) => ({
    ...shortcut,
    icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
  // Opens problem URLs shared from other apps; GET works offline too.
  share_target: {
    action: '/share',
    method: 'GET' as const,
    params: { title: 'title', text: 'text', url: 'url' },
  },
  // Reuses an open window, so that a draft is not open twice by accident.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] as ClientMode[] },
};
