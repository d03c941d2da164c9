/** Composition root of the page: session, router, screen; then, once it is painted, everything that talks to the network. */
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { restoreSession } from './auth/session';
import { appStored, storeWhenUsed } from './first-screen/app-stored';
import { followFirstScreen } from './first-screen/first-screen';
import { watchLostParts } from './first-screen/lost-parts';
import { pageComplete } from './first-screen/page-shown';
import { whenIdle } from './lib/when-idle';
import { fromHere } from './parts/from-here';
import { keepInstallOffer } from './parts/install-offer';
import { createAppRouter } from './router';
import './styles/tokens.css';
import './styles/base.css';

watchLostParts();
restoreSession();
storeWhenUsed(document, pageComplete());
keepInstallOffer(globalThis);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const router = createAppRouter();
// In slices: what the server or index.html shows meanwhile stays, and a finger is answered between two of them.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);

followFirstScreen((href) => {
  void router.navigate({ href, state: { from: fromHere(router.state.location.href) } });
});

/** None of this is needed to show a page, and a slow phone must show it first. */
async function startBackground(): Promise<void> {
  const { registerServiceWorker } = await import('./app-update');
  const offering = appStored().then(() => import('./features/shell/offer-update'));
  registerServiceWorker((news) => {
    offering.then(
      ({ offerUpdate }) => offerUpdate(news),
      (error) => console.warn('News of the app could not be told', news.type, error),
    );
  });
  await appStored();
  const { startSync } = await import('./sync/start-sync');
  startSync();
  // With the line gone before the worker has all parts of the app, the next start offers it.
  import('./features/shell/offer-install').then(
    ({ offerInstall }) => offerInstall(),
    (error) => console.warn('Installing could not be offered', error),
  );
  await fetchRuntimesLater();
}

/** Megabytes, for a person who may never run code: after everything that makes the app itself work without a network. */
async function fetchRuntimesLater(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  const { startFetchingAhead } = await import('../wasm/assets/start-fetching-ahead');
  whenIdle(startFetchingAhead, 10_000);
}

// A part that is lost with the network is loaded anew once there is one again: see watchLostParts.
const startBehind = () => void startBackground().catch((error) => console.warn('A part is missing', error));
void pageComplete().then(() => {
  import('./styles/fonts.css').catch((error) => console.warn('The fonts are missing', error));
  whenIdle(startBehind, 2000);
});
