import { createFileRoute } from '@tanstack/react-router';
import { CreateProblemPage } from '../features/information/create-pages';
import { signInFirst } from './-sign-in-first';

export const Route = createFileRoute('/problems/create')({
  // LOGIN-14 has the other name of this page (D-10).
  beforeLoad: () => signInFirst('/create/problem'),
  component: CreateProblemPage,
});
