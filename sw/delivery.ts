/**
 * Entry of the delivery script: a separate build, loaded by the service worker only to send (see
 * delivery-script.ts).
 */
import { sendInBackground } from './background-sync';
import type { DeliveryScope } from './delivery-script';

(globalThis as DeliveryScope).sendInBackground = sendInBackground;
