import { createRunClient, type RunClient } from '../run-client';

declare global {
  interface Window {
    createRunClient(): RunClient;
    client: RunClient;
  }
}

window.createRunClient = createRunClient;
window.client = createRunClient();
