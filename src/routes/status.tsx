import { createFileRoute } from '@tanstack/react-router';
import { StatusPage } from '../features/information/status-page';

export const Route = createFileRoute('/status')({ component: StatusPage });
