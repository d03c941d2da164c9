import { createFileRoute } from '@tanstack/react-router';
import { SharedPage } from '../features/account/shared/shared-page';

export const Route = createFileRoute('/shared')({ component: SharedPage });
