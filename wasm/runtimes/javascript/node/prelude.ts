import { connectBuffers } from './buffer';
import { followV8 } from './engine-ways';
import { furnishNode } from './furnish-node';
import type { Host, World } from './host';
import { removeLaterFeatures } from './later-features';
import { addLocales } from './locale';
import { nameTimeZone } from './time-zone';
import { addWebGlobals } from './web-globals';

export function furnish(global: Record<string, unknown>, host: Host): World {
  connectBuffers(host);
  removeLaterFeatures(global);
  followV8(global);
  nameTimeZone();
  addWebGlobals(global, host);
  addLocales(global, host);
  return furnishNode(global, host);
}
