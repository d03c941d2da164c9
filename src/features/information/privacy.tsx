import { Link } from '@tanstack/react-router';
import { minimumAgeYears } from '../../../contract/limits';
import { Page } from '../../ui/page';
import { ContactAddress } from './contact-address';
import styles from './prose.module.css';

/** LEGAL-1 … LEGAL-3 */
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
            <li>What you hand in: code or answer, its language, the time, and the verdict.</li>
            <li>On which days you practised, what you solved, and the badges you earned by it.</li>
            <li>Your picture and your settings, if you chose any.</li>
            <li>
              Reports of faults: your words, the page you were on, and the picture of it if you left it in.
            </li>
            <li>Network addresses, for a short time, to slow down guessing and flooding.</li>
          </ul>
          <p>
            Other people see your username, display name, picture, badges, how many problems you solved and on
            which days you practised. Nobody but you and us sees your e-mail address or your code, with one
            exception: in a contest that only certain e-mail addresses may join, its organiser sees the one
            you registered with.
          </p>
        </section>
        <section>
          <h2>On your device</h2>
          <p>
            Problems you have opened, drafts, submissions and the sign-in itself are kept in your browser, so
            that all of it works without a network. What you write signed out stays on the device until you
            hand it in; signed in, drafts of code are kept on the server, too, for your other devices. A
            contest you are writing stays on the device until you create it. Samples run on the device, except
            where your browser cannot: then the judge runs them. On a shared computer, log out when you are
            done; clearing the browser’s data for this site removes everything.
          </p>
        </section>
        <section>
          <h2>Your choices</h2>
          <p>
            Your <Link to="/profile">profile</Link> is where you change what we know of you, download a copy
            of all that is kept about you, and delete your account.
          </p>
          <p>
            Deletion is at once and for good: account, name, e-mail, picture, badges, practice days and
            private problems go. Code and answers you handed in stay without your name, for the statistics,
            and so do problems of yours that others may be solving. Copies on your devices go with the
            browser’s data.
          </p>
          <p>
            Every other question about privacy is answered by <ContactAddress />.
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
