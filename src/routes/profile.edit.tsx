import { createFileRoute } from '@tanstack/react-router';
import { EditProfile } from '../features/account/edit-profile';
import { SignedIn } from '../features/account/signed-in';

export const Route = createFileRoute('/profile/edit')({
  component: () => (
    <SignedIn title="Edit profile">{(person) => <EditProfile key={person.uid} person={person} />}</SignedIn>
  ),
});
