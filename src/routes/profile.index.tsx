import { createFileRoute } from '@tanstack/react-router';
import { OwnProfile } from '../features/account/profile/own-profile';
import { SignedIn } from './-signed-in';

export const Route = createFileRoute('/profile/')({
  component: () => (
    <SignedIn title="Profile">{(person) => <OwnProfile key={person.uid} person={person} />}</SignedIn>
  ),
});
