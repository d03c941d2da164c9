import { heldPage } from '../../ui/held-page';

export const heldSolvePage = heldPage(() => import('./solve-page').then((m) => m.SolvePage));
