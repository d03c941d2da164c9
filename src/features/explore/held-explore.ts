import { heldPage } from '../../ui/held-page';

export const heldExplore = heldPage(() => import('./explore').then((m) => m.Explore));
