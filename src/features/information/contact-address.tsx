import { useLiveQuery } from 'dexie-react-hooks';
import { readMeta } from '../../data/db/server-facts';
import { messages } from './messages';

/** The operator's contact address (LEGAL-3, D-36), from the local copy. */
export function ContactAddress() {
  const meta = useLiveQuery(readMeta);
  if (!meta) return <>{messages.operator}</>;
  return <a href={`mailto:${meta.contactEmail}`}>{meta.contactEmail}</a>;
}
