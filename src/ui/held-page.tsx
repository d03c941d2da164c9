import { type ComponentType, lazy, Suspense, useState } from 'react';
import { firstScreenRead, hasFirstScreen } from '../lib/first-screen';

interface HeldPage<Props> {
  /** For the route: comes with the address, as the page's script would, unless a first screen stands. */
  loader(): Promise<void> | undefined;
  Page: ComponentType<Props>;
}

/** A page whose script waits while the server's first screen shows what it would show (src/lib/first-screen). */
export function heldPage<Props extends object>(load: () => Promise<ComponentType<Props>>): HeldPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    loaded = await load();
    return loaded;
  };
  const Held = lazy(async () => {
    await firstScreenRead();
    return { default: await keep() };
  });

  function Page(props: Props) {
    // Chosen once: a page that is shown stays the one it is.
    const [Loaded] = useState(() => loaded);
    if (Loaded) return <Loaded {...props} />;
    return (
      <Suspense>
        <Held {...props} />
      </Suspense>
    );
  }

  return {
    loader: () => (hasFirstScreen() ? undefined : keep().then(() => undefined)),
    Page,
  };
}
