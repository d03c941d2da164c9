/** Composition root of the page: session, router, screen; then, once it is painted, everything that talks to the network. */
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { restoreSession } from './auth/session';
import { whenIdle } from './lib/when-idle';
import { createAppRouter } from './router';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

restoreSession();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const router = createAppRouter();
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

/** None of this is needed to show a page, and a slow phone must show it first. */
async function startBackground(): Promise<void> {
  const [{ startSync }, { registerServiceWorker }, { offerUpdate }] = await Promise.all([
    import('./sync/start-sync'),
    import('./app-update'),
    import('./features/shell/offer-update'),
  ]);
  startSync();
  registerServiceWorker(offerUpdate);
}

whenIdle(() => void startBackground(), 2000);
