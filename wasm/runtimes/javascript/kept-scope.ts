import { runtimeCacheName } from '../../assets/cache-name';
import { assetUrl } from '../cached-assets';

// Kept here, because the worker's scope loses it before a program runs.
const { caches } = globalThis;
/** In the runtime's folder, so that it is removed with the runtime. */
const address = assetUrl('javascript', 'scope.bin');
const placesHeader = 'x-scope-places';
/** Built scripts have a hash in their name, and an image belongs to one script. */
const { pathname } = location;
const isBuilt = /-[\w-]{8,}\.js$/.test(pathname);

/** The same at each start of an engine. */
export interface ScopePlaces {
  /** Of everything created before the set-up: runtime, context and host. */
  before: string;
  world: number;
  random: number;
}

/** Restored in a few milliseconds; evaluating the prelude takes a hundred. */
export interface KeptScope {
  packed: Uint8Array<ArrayBuffer>;
  places: ScopePlaces;
}

export async function findKeptScope(): Promise<KeptScope | undefined> {
  if (!isBuilt || !caches) return undefined;
  try {
    const cache = await caches.open(runtimeCacheName);
    const response = await cache.match(address, { ignoreVary: true });
    const { script, ...places } = JSON.parse(response?.headers.get(placesHeader) ?? '{}');
    if (!response || script !== pathname) return undefined;
    return { packed: new Uint8Array(await response.arrayBuffer()), places };
  } catch {
    return undefined;
  }
}

/** Without space on the device, workers create their own. */
export async function keepScope({ packed, places }: KeptScope): Promise<void> {
  if (!isBuilt || !caches) return;
  const headers = { [placesHeader]: JSON.stringify({ script: pathname, ...places }) };
  try {
    const cache = await caches.open(runtimeCacheName);
    await cache.put(address, new Response(packed, { headers }));
  } catch {
    // Only an optimisation.
  }
}
