import { createFileRoute } from '@tanstack/react-router';
import { JoinPage } from '../features/join/join-page';

export const Route = createFileRoute('/join')({ component: () => <JoinPage /> });
