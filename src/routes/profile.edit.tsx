import { createFileRoute } from '@tanstack/react-router';
import { EditProfile } from '../features/account/profile/edit-profile';
import { SignedIn } from './-signed-in';

export const Route = createFileRoute('/profile/edit')({
  component: () => (
    <SignedIn title="Edit profile">{(person) => <EditProfile key={person.uid} person={person} />}</SignedIn>
  ),
});
