import { createFileRoute } from '@tanstack/react-router';
import { MetaPage } from '../features/information/meta-page';

export const Route = createFileRoute('/meta')({ component: MetaPage });
