import { createFileRoute } from '@tanstack/react-router';
import { ResultsPage } from '../../features/contests/results/results-page';
import { signInFirst } from '../-sign-in-first';

export const Route = createFileRoute('/contests/$contestSlug/results')({
  beforeLoad: ({ params }) => signInFirst(`/contests/${encodeURIComponent(params.contestSlug)}/results`),
  component: ResultsRoute,
});

function ResultsRoute() {
  const { contestSlug } = Route.useParams();
  return <ResultsPage key={contestSlug} slug={contestSlug} />;
}
