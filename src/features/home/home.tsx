import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notePageShown } from '../../first-screen/page-shown';
import { buttonClass } from '../../ui/button';
import { Crossing } from './crossing';
import { Features } from './features';
import styles from './home.module.css';
import { TagRows } from './tag-rows';

/** HOME-1 … HOME-7 */
export function Home() {
  useEffect(notePageShown, []);
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.headline}>Keep solving when the network&nbsp;doesn’t.</h1>
          <p className={styles.lead}>
            Read the problem, write the code, run the samples: all of it on your device. What you submit is
            kept safe and crosses over to a real judge as soon as there is a way.
          </p>
          <p className={styles.calls}>
            <Link
              to="/code/$problemID"
              params={{ problemID: 'SAMPLPRBLM' }}
              className={buttonClass('primary')}
            >
              Try a sample problem
            </Link>
            <Link to="/contests/create" className={buttonClass('plain')}>
              Create a contest
            </Link>
          </p>
        </div>
        <Crossing />
      </section>
      <Features />
      <section className={styles.ways} aria-label="Ways to begin">
        <div>
          <h2>Join</h2>
          <p>
            No account needed to practise: open a problem and write. Sign in when you want your work under
            your own name, and take part in contests from the classroom, the train or a hall with two hundred
            laptops on one access point.
          </p>
          <Link to="/explore">Explore challenges and problems</Link>
        </div>
        <div>
          <h2>Create</h2>
          <p>
            Set problems, choose the time, invite the people. Creating a contest costs nothing, and neither
            does taking part in one.
          </p>
          <p className={styles.soon}>
            <strong>COMING SOON</strong> Codeferry is still being built: practice, contests and problems of
            your own are open, and more is on its way.
          </p>
        </div>
      </section>
      <TagRows />
    </div>
  );
}
