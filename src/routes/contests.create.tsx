import { createFileRoute } from '@tanstack/react-router';
import { UnderConstruction } from '../features/information/under-construction';

export const Route = createFileRoute('/contests/create')({ component: UnderConstruction });
