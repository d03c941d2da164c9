/** Entry of the delivery script: built apart from the service worker, loaded by it only to send (see delivery-script.ts). */
import { sendInBackground } from './background-sync';
import type { DeliveryScope } from './delivery-script';

(globalThis as DeliveryScope).sendInBackground = sendInBackground;
