import { Link } from '@tanstack/react-router';
import { minimumAgeYears } from '../../../contract/limits';
import { Page } from '../../ui/page';
import { ContactAddress } from './contact-address';
import styles from './prose.module.css';

/** The privacy page (LEGAL-1 … LEGAL-3). */
export function Privacy() {
  return (
    <Page title="Privacy" intro="Which data there is, where it is kept, and who sees it." narrow>
      <div className={styles.prose}>
        <section>
          <h2>Your data is not sold</h2>
          <p>
            We sell nothing about you and pass nothing on to advertisers. The pages load everything from this
            server: no trackers, no fonts or scripts of other companies.
          </p>
        </section>
        <section>
          <h2>On the server</h2>
          <ul>
            <li>
              Your account: e-mail, username, display name, the day you joined, and your password as a hash.
            </li>
            <li>What you hand in: code, its language, the time, and the verdict.</li>
            <li>Network addresses, for a short time, to slow down guessing and flooding.</li>
          </ul>
          <p>
            Other people see your username and display name. Nobody but you and us sees your e-mail address.
          </p>
        </section>
        <section>
          <h2>On your device</h2>
          <p>
            Problems you have opened, drafts, submissions and the sign-in itself are kept in your browser, so
            that all of it works without a network. Drafts and sample runs never leave the device. On a shared
            computer, log out when you are done; clearing the browser’s data for this site removes everything.
          </p>
        </section>
        <section>
          <h2>Your choices</h2>
          <p>
            Ask us for a copy of your data, for a correction or for the deletion of your account:{' '}
            <ContactAddress />. The same address answers every other question about privacy.
          </p>
        </section>
        <section>
          <h2>Children</h2>
          <p>
            Accounts are for people who are at least {minimumAgeYears} years old. If a younger child has one,
            tell us and we will delete it. The rules of use are in the <Link to="/terms">Terms</Link>.
          </p>
        </section>
      </div>
    </Page>
  );
}
