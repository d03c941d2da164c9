import { createFileRoute } from '@tanstack/react-router';
import { DeviceCheckPage } from '../features/information/device-check-page';

export const Route = createFileRoute('/test')({ component: DeviceCheckPage });
