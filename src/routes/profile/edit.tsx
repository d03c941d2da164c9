import { createFileRoute } from '@tanstack/react-router';
import { EditProfile } from '../../features/account/profile/edit-profile';
import { messages as partMessages } from '../../parts/messages';
import { SignedIn } from '../-signed-in';

export const Route = createFileRoute('/profile/edit')({
  component: () => (
    <SignedIn title={partMessages.pageTitles['/profile/edit']}>
      {(person) => <EditProfile key={person.uid} person={person} />}
    </SignedIn>
  ),
});
