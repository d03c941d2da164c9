/** Composition root: session, router and screen, then, after the first paint, network work. */
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { restoreSession } from './auth/session';
import { appStored, storeWhenUsed } from './first-screen/app-stored';
import { followFirstScreen } from './first-screen/first-screen';
import { watchLostParts } from './first-screen/lost-parts';
import { pageComplete } from './first-screen/page-shown';
import { keepLanguage } from './lib/language';
import { nextTask } from './lib/problems/next-task';
import { whenIdle } from './lib/when-idle';
import { fromParameter } from './parts/from-parameter';
import { keepInstallOffer } from './parts/install-offer';
import { createAppRouter } from './router';
import './styles/tokens.css';
import './styles/base.css';

watchLostParts();
restoreSession();
storeWhenUsed(document, pageComplete());
keepInstallOffer(globalThis);

/** In several tasks, so that a slow phone handles input in between. */
async function startScreen(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await nextTask();
  const router = createAppRouter();
  followFirstScreen((href) => {
    void router.navigate({ href, state: { from: fromParameter(router.state.location.href) } });
  });
  await nextTask();
  // The router's own subscription, which begins with its first render, is the same.
  router.history.subscribe(router.load);
  // Until the page is there, the router would render nothing. The frame of index.html stays instead.
  await router.load().catch((error) => console.error(error));
  await nextTask();
  const screen = createRoot(root);
  await nextTask();
  // A transition renders in slices: the first screen stays visible, and input is handled in between.
  startTransition(() =>
    screen.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}
void startScreen();

async function startBackground(): Promise<void> {
  keepLanguage().catch((error) => console.warn('The translation is not stored', error));
  const { registerServiceWorker } = await import('./app-update');
  const offering = appStored().then(() => import('./features/shell/offers/offer-update'));
  registerServiceWorker((event) => {
    offering.then(
      ({ offerUpdate }) => offerUpdate(event),
      (error) => console.warn('The message about an update could not be loaded', event.type, error),
    );
  });
  await appStored();
  const { startSync } = await import('./sync/start-sync');
  startSync();
  // If this part cannot be loaded offline, the next start offers the installation.
  import('./features/shell/offers/offer-install').then(
    ({ offerInstall }) => offerInstall(),
    (error) => console.warn('The offer to install could not be loaded', error),
  );
  await fetchRuntimesLater();
}

/** Megabytes that a user may never need, so they come last. */
async function fetchRuntimesLater(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  const { startFetchingAhead } = await import('../wasm/assets/start-fetching-ahead');
  whenIdle(startFetchingAhead, 10_000);
}

// A part lost offline is loaded after a reload: see watchLostParts.
const startBehind = () => void startBackground().catch((error) => console.warn('A part is missing', error));
void pageComplete().then(() => {
  import('./styles/fonts.css').catch((error) => console.warn('The fonts are missing', error));
  whenIdle(startBehind, 2000);
});
