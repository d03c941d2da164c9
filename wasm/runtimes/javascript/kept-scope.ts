import { runtimeCacheName } from '../../assets/cache-name';
import { assetUrl } from '../cached-assets';

// Held here because the worker's scope loses it before a program runs.
const { caches } = globalThis;
/** In the runtime's own folder, so that it goes when the runtime goes. */
const address = assetUrl('javascript', 'scope.bin');
const placesHeader = 'x-scope-places';
/** Built scripts have their hash in the name: an image belongs to one of them. */
const { pathname } = location;
const isBuilt = /-[\w-]{8,}\.js$/.test(pathname);

/** Where the parts of a furnished scope are in memory, which is the same each time an engine starts. */
export interface ScopePlaces {
  /** What was made before furnishing began: runtime, context and host. */
  before: string;
  world: number;
  random: number;
}

/** A furnished scope as memory: applied in a few milliseconds, where the first evaluation of the prelude takes a hundred. */
export interface KeptScope {
  packed: Uint8Array<ArrayBuffer>;
  places: ScopePlaces;
}

/** The scope that an earlier worker of this very script has kept on this device. */
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

/** Keeps a scope for the workers to come; without room on the device they make their own. */
export async function keepScope({ packed, places }: KeptScope): Promise<void> {
  if (!isBuilt || !caches) return;
  const headers = { [placesHeader]: JSON.stringify({ script: pathname, ...places }) };
  try {
    const cache = await caches.open(runtimeCacheName);
    await cache.put(address, new Response(packed, { headers }));
  } catch {
    // It is only faster.
  }
}
