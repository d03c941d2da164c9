import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notePageShown } from '../../first-screen/page-shown';
import { useFromLink } from '../../parts/use-from';
import { buttonClass } from '../../ui/button';
import { Crossing } from './crossing';
import { Features } from './features';
import styles from './home.module.css';
import { messages } from './messages';
import { TagRows } from './tag-rows';

/** HOME-1 … HOME-7 */
export function Home() {
  useEffect(notePageShown, []);
  const fromLink = useFromLink();
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.headline}>{messages.headline}</h1>
          <p className={styles.lead}>{messages.lead}</p>
          <p className={styles.calls}>
            <Link
              to="/code/$problemID"
              params={{ problemID: 'SAMPLPRBLM' }}
              {...fromLink}
              className={buttonClass('primary')}
            >
              {messages.trySample}
            </Link>
            <Link to="/contests/create" state={fromLink.state} className={buttonClass('plain')}>
              {messages.createContest}
            </Link>
          </p>
        </div>
        <Crossing />
      </section>
      <Features />
      <section className={styles.ways} aria-label={messages.getStarted}>
        <div>
          <h2>{messages.join}</h2>
          <p>{messages.joinText}</p>
          <Link to="/explore" state={fromLink.state}>
            {messages.explore}
          </Link>
        </div>
        <div>
          <h2>{messages.create}</h2>
          <p>{messages.createText}</p>
          <p className={styles.soon}>
            <strong>{messages.comingSoon}</strong> {messages.comingSoonText}
          </p>
        </div>
      </section>
      <TagRows />
    </div>
  );
}
