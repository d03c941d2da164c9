import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { readMeta } from '../../data/db/server-facts';
import { messages } from './messages';

/** The operator's contact and source addresses (D-36), from the local copy. */
export function FooterAddresses() {
  const meta = useLiveQuery(readMeta);
  if (!meta) return null;
  return (
    <>
      <a href={`mailto:${meta.contactEmail}`}>{meta.contactEmail}</a>
      {meta.sourceUrl ? (
        <a href={meta.sourceUrl} rel="noopener">
          {messages.sourceCode}
        </a>
      ) : (
        // The operator has set no address: /meta says so.
        <Link to="/meta">{messages.sourceCode}</Link>
      )}
    </>
  );
}
