import { NotOpenYet } from './not-open-yet';

/** NAV-6, until there is a wizard. */
export function CreateProblemPage() {
  return (
    <NotOpenYet title="Create a problem" what="Problems are not written in the browser yet.">
      <p>
        Whoever runs this server brings them in as problem packages of the Kattis and ICPC format, with{' '}
        <code>npm run problem -- import FOLDER</code>. A wizard for it is being built.
      </p>
    </NotOpenYet>
  );
}
