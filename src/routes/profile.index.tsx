import { createFileRoute } from '@tanstack/react-router';
import { OwnProfile } from '../features/account/own-profile';
import { SignedIn } from '../features/account/signed-in';

export const Route = createFileRoute('/profile/')({
  component: () => (
    <SignedIn title="Profile">{(person) => <OwnProfile key={person.uid} person={person} />}</SignedIn>
  ),
});
