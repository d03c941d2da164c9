/** Signs in or out in a tab outside the product; the product's tabs notice it as from any other tab. */
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
