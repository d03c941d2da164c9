import { createFileRoute } from '@tanstack/react-router';
import { NoContests } from '../features/information/no-contests';

export const Route = createFileRoute('/contests/')({ component: NoContests });
