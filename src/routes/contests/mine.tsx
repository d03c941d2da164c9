import { createFileRoute } from '@tanstack/react-router';
import { OwnContests } from '../../features/contests/list/own-contests';

export const Route = createFileRoute('/contests/mine')({ component: OwnContests });
