import { createFileRoute } from '@tanstack/react-router';
import { UnderConstruction } from '../features/information/under-construction';

export const Route = createFileRoute('/under-construction')({ component: UnderConstruction });
