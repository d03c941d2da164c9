/** How the service worker and its delivery script find each other: the script leaves its one function on the global scope. */
export const deliveryScript = '/sw-delivery.js';

export interface DeliveryScope {
  sendInBackground?: (origin: string) => Promise<void>;
}
