import { addNodeGlobals } from './add-node-globals';
import { connectBuffers } from './buffer';
import { emulateV8 } from './emulate-v8';
import type { Host, World } from './host';
import { removeLaterFeatures } from './later-features';
import { addLocales } from './locale';
import { nameTimeZone } from './time-zone';
import { addWebGlobals } from './web-globals';

export function setUpScope(global: Record<string, unknown>, host: Host): World {
  connectBuffers(host);
  removeLaterFeatures(global);
  emulateV8(global);
  nameTimeZone();
  addWebGlobals(global, host);
  addLocales(global, host);
  return addNodeGlobals(global, host);
}
