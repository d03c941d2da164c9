import { Link, useRouter } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button';
import { Page } from '../../ui/page';
import { messages } from './messages';
import styles from './not-found.module.css';
import { suggestRoutes } from './suggest-routes';

/** NOTF-1 … NOTF-3. `path`: the address from the browser. */
export function NotFound({ path }: { path: string }) {
  const { routesByPath } = useRouter();
  const suggestions = suggestRoutes(
    path,
    // Most people have no use for it.
    Object.keys(routesByPath).filter((route) => route !== '/admin'),
  );
  return (
    <Page title={messages.notFound(readable(path))} narrow>
      {suggestions.length > 0 && (
        <section className={styles.suggestions} aria-labelledby="meant">
          <h2 id="meant">{messages.didYouMean}</h2>
          <ul className={styles.list}>
            {suggestions.map((route) => (
              <li key={route}>
                <Link to={route}>{route}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Link to="/" className={buttonClass(suggestions.length > 0 ? 'plain' : 'primary')}>
        {messages.goHome}
      </Link>
    </Page>
  );
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
