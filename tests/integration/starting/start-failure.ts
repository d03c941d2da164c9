import { startTestServer } from '../../support/product/server';

/** The output of a server that is expected to end while it starts. */
export async function startFailure(env: Record<string, string>): Promise<string> {
  try {
    const server = await startTestServer({ env });
    await server.stop();
    return 'it started';
  } catch (error) {
    return (error as Error).message;
  }
}
