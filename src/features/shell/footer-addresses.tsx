import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { readMeta } from '../../data/db/server-facts';

/** Contact and source as this server gives them (D-36), from the copy on this device. */
export function FooterAddresses() {
  const meta = useLiveQuery(readMeta);
  if (!meta) return null;
  return (
    <>
      <a href={`mailto:${meta.contactEmail}`}>{meta.contactEmail}</a>
      {meta.sourceUrl ? (
        <a href={meta.sourceUrl} rel="noopener">
          Source code
        </a>
      ) : (
        // Whoever runs the server has not said where it is: the page that tells about this installation says so.
        <Link to="/meta">Source code</Link>
      )}
    </>
  );
}
