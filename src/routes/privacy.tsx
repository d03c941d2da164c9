import { createFileRoute } from '@tanstack/react-router';
import { Privacy } from '../features/information/privacy';

export const Route = createFileRoute('/privacy')({ component: Privacy });
