import { Link } from '@tanstack/react-router';
import { minimumAgeYears } from '../../../contract/limits';
import { Page } from '../../ui/page';
import { ContactAddress } from './contact-address';
import styles from './prose.module.css';

/** LEGAL-1 … LEGAL-3 */
export function Privacy() {
  return (
    <Page title="Privacy" intro="Which data we store, where we store it, and who can see it." narrow>
      <div className={styles.prose}>
        <section>
          <h2>Your data is not sold</h2>
          <p>
            We do not sell your data or give it to advertisers. The pages load everything from this server.
            They contain no trackers, and no fonts or scripts of other companies. There is one exception: if
            this server keeps its accounts at Firebase, sign-in uses services of Google.
          </p>
        </section>
        <section>
          <h2>On the server</h2>
          <ul>
            <li>
              Your account: email, username, display name, the day you joined, and a hash of your password.
            </li>
            <li>Your submissions: code or answer, language, time and verdict.</li>
            <li>The days on which you practised, the problems you solved, and your badges.</li>
            <li>Your picture and your settings, if you added them.</li>
            <li>Your bookmarks, lists and notes, and the hints and editorials that you opened.</li>
            <li>
              If you belong to a class: your comments, and whether your devices still have work to send.
            </li>
            <li>The devices on which you are signed in: browser, system and last use.</li>
            <li>
              The contests you enter: the email you registered with, your team, when you started and finished,
              your questions and warnings, and which devices were in contact with the server, and when. In a
              proctored contest also each time you left full screen or the window and for how long, and
              blocked actions such as copying. There are no recordings of your screen, camera or microphone.
            </li>
            <li>
              Reports of bugs and solutions: your text, the time, the address of the page, the size of your
              screen, and your email and a screenshot if you included them. With an email the report is linked
              to your account.
            </li>
            <li>IP addresses, for a short time, to limit password guessing and too many requests.</li>
          </ul>
          <p>
            Other people see your username, display name, picture, badges, the number of problems you solved
            and the days on which you practised. Only you and we can see your email address and your code,
            with these exceptions:
          </p>
          <ul>
            <li>
              The organisers of the contests you enter can see the code that you submit there, your warnings,
              and what proctoring noted.
            </li>
            <li>
              If a contest accepts only certain email addresses, its organiser can see the one you registered
              with.
            </li>
            <li>
              The teachers of a class that you joined can see your work on its assignments, and which hints
              and editorials you opened for them.
            </li>
            <li>
              If you turn on sharing, people who solved a problem can see your accepted programs for it, with
              your name. Sharing is off until you turn it on.
            </li>
          </ul>
        </section>
        <section>
          <h2>On your device</h2>
          <p>
            Your browser stores the problems you opened, your drafts, your submissions and your sign-in, so
            that Codeferry works without a network. If you are signed out, your drafts stay on the device
            until you submit them. If you are signed in, code drafts are also stored on the server, for your
            other devices. A contest draft stays on the device until you create the contest. Samples run on
            the device if your browser can run them; otherwise the judge runs them. On a shared computer, sign
            out when you are done. Clearing the browser’s data for this site deletes everything.
          </p>
        </section>
        <section>
          <h2>Your choices</h2>
          <p>
            Your <Link to="/profile">profile</Link> lets you change your data, download a copy of everything
            the server stores about you, and delete your account.
          </p>
          <p>
            Deletion is immediate and permanent. It removes your account, name, email, picture, badges,
            practice days and private problems. Your submissions are kept without your name, for the
            statistics. Your problems that others may be solving are also kept. To delete copies on your
            devices, clear the browser’s data.
          </p>
          <p>
            If you have another question about privacy, write to <ContactAddress />.
          </p>
        </section>
        <section>
          <h2>Children</h2>
          <p>
            Accounts are for people who are at least {minimumAgeYears} years old. If a younger child has an
            account, tell us and we will delete it. The rules of use are in the <Link to="/terms">Terms</Link>
            .
          </p>
        </section>
      </div>
    </Page>
  );
}
