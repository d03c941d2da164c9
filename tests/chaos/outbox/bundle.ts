import path from 'node:path';
import { bundleForPage } from '../../support/browser/bundle-for-page';

/** Bundles a script beside this file as a classic script. */
export const bundleScript = (name: 'hands' | 'people') =>
  bundleForPage(path.join(import.meta.dirname, `${name}.ts`));
