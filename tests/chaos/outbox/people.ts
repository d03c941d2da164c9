/** Runs in a tab that is no page of the product: somebody signs in or out there, and the product's tabs hear of it as from any other tab. */
import { signIn, signOut } from '../../../src/sync/session/account';

const people = {
  async change(email: string, password: string): Promise<string | null> {
    await signOut();
    const outcome = await signIn(email, password);
    return outcome.ok ? null : `${outcome.code}: ${outcome.message}`;
  },
};

declare global {
  interface Window {
    people: typeof people;
  }
}

window.people = people;
