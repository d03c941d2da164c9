import { useLiveQuery } from 'dexie-react-hooks';
import { readMeta } from '../../data/db/server-facts';

/** The address of the people who run this server (LEGAL-3, D-36), from the copy on this device. */
export function ContactAddress() {
  const meta = useLiveQuery(readMeta);
  if (!meta) return <>the people who run this server</>;
  return <a href={`mailto:${meta.contactEmail}`}>{meta.contactEmail}</a>;
}
