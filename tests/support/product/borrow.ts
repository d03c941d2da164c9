/** Environment variable with the address that lends products and browsers; see shared-products.ts. */
export const lender = 'SHARED_PRODUCTS_URL';

export interface SharedProduct {
  readonly url: string;
  readonly dataDir: string;
}

async function borrow<T>(kind: string): Promise<T> {
  const response = await fetch(`${process.env[lender]}/${kind}/${process.env.VITEST_POOL_ID ?? 0}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** The product that the files of this worker share, one after the other. It stays open after each file, with the data that the file wrote. */
export const borrowProduct = (kind: 'waiting' | 'judging') => borrow<SharedProduct>(kind);

/** The endpoint of a browser that the files of this worker share, one after the other. */
export const borrowBrowser = async (kind: 'shell' | 'whole') =>
  (await borrow<{ endpoint: string }>(`${kind}-browser`)).endpoint;
