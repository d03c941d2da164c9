import { Link } from '@tanstack/react-router';
import { minimumAgeYears } from '../../../contract/limits';
import { Page } from '../../ui/page';
import { ContactAddress } from './contact-address';
import styles from './prose.module.css';

/** LEGAL-1, LEGAL-2 */
export function Terms() {
  return (
    <Page title="Terms of use" intro="The rules for you and for us." narrow>
      <div className={styles.prose}>
        <section>
          <h2>It is free</h2>
          <p>
            Practising, taking part in contests and creating problems cost nothing. There are no paid plans
            and no advertisements.
          </p>
        </section>
        <section>
          <h2>You must be at least {minimumAgeYears}</h2>
          <p>
            An account is for people who are {minimumAgeYears} years old or older. You can read problems and
            practise on your own device without an account.
          </p>
        </section>
        <section>
          <h2>No cheating</h2>
          <p>You can practise in any way that helps you learn. In a contest, submit only your own work:</p>
          <ul>
            <li>do not use code from others, and do not share yours before the contest has ended;</li>
            <li>use only one account per person;</li>
            <li>do not try to read test data, disrupt the judge or access the work of others.</li>
          </ul>
          <p>
            The organiser of a contest can remove participants who break these rules from its leaderboard.
          </p>
        </section>
        <section>
          <h2>You own your work</h2>
          <p>
            Your code belongs to you. You allow us to store it, run it and judge it, and to show it to you, to
            the organisers of the contests you enter and to the teachers of the classes you join. Others see
            it only if you turn on sharing. Everyone can read and solve the problems that you publish.
          </p>
        </section>
        <section>
          <h2>No warranty</h2>
          <p>
            We do our best to keep the service running, but we cannot guarantee it. Work that you do without a
            network is stored in your browser until it is sent. Clearing the browser’s data deletes it.
          </p>
        </section>
        <section>
          <h2>Third-party software</h2>
          <p>
            This app is built with open-source packages. <a href="/third-party.txt">Read their licences</a>.
          </p>
        </section>
        <section>
          <h2>Questions</h2>
          <p>
            Write to <ContactAddress />. See <Link to="/privacy">Privacy</Link> for the data that we store
            about you.
          </p>
        </section>
      </div>
    </Page>
  );
}
