/**
 * The service worker loads the delivery script from this path; the script stores its one function on the
 * global scope.
 */
export const deliveryScript = '/sw-delivery.js';

export interface DeliveryScope {
  sendInBackground?: (origin: string) => Promise<void>;
}
