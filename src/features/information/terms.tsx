import { Link } from '@tanstack/react-router';
import { minimumAgeYears } from '../../../contract/limits';
import { Page } from '../../ui/page';
import { ContactAddress } from './contact-address';
import styles from './prose.module.css';

/** LEGAL-1, LEGAL-2 */
export function Terms() {
  return (
    <Page title="Terms of use" intro="What you can expect of us, and what we expect of you." narrow>
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
            An account is for people who are {minimumAgeYears} years old or older. Reading problems and
            practising on your own device needs no account.
          </p>
        </section>
        <section>
          <h2>No cheating</h2>
          <p>
            Practise in any way that teaches you something. In a contest, the work you hand in is your own:
          </p>
          <ul>
            <li>no code from others, and no passing on of yours before the contest has ended;</li>
            <li>one account for each person;</li>
            <li>no attempts to read test data, to disturb the judge or to get at the work of others.</li>
          </ul>
          <p>The organiser of a contest can take whoever breaks this off its leaderboard.</p>
        </section>
        <section>
          <h2>What you write stays yours</h2>
          <p>
            Your code belongs to you. You allow us to store it, run it and judge it, and to show it to you and
            to the organisers of the contests you enter. Problems you publish can be read and solved by
            everybody.
          </p>
        </section>
        <section>
          <h2>No warranty</h2>
          <p>
            We keep the service running as well as we can and promise no more than that. Work done without a
            network is kept in your browser until it is sent: clearing the browser’s data deletes it.
          </p>
        </section>
        <section>
          <h2>Software of others</h2>
          <p>
            This app is built with open-source packages. <a href="/third-party.txt">Read their licences</a>.
          </p>
        </section>
        <section>
          <h2>Questions</h2>
          <p>
            Write to <ContactAddress />. What we store about you is described under{' '}
            <Link to="/privacy">Privacy</Link>.
          </p>
        </section>
      </div>
    </Page>
  );
}
