import { createFileRoute } from '@tanstack/react-router';
import { TagOverview } from '../../features/tags/tag-overview';

export const Route = createFileRoute('/tags/')({ component: TagOverview });
