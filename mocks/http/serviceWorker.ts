import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { backendPaths } from '@/contract/backendPaths';
import { controlPrefix } from '../wire/controlPaths';
import { claimMessage } from './claimMessage';

const paths = [...backendPaths, `${controlPrefix}/`];

/** Intercepts the page's fetches other than the app's own calls with a service worker: from the console, scripts and tests. */
export async function interceptFetches(transport: (request: Request) => Promise<Response>): Promise<void> {
  const answer = ({ request }: { readonly request: Request }) => transport(request).catch(() => HttpResponse.error());
  const worker = setupWorker(...paths.map((path) => http.all(`${location.origin}${path}*`, answer)));
  await becomeControlled();
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: '/mockServiceWorker.js' } });
}

/** Makes a worker that another tab is registering, or that a forced reload bypassed, control this page: otherwise msw would reload it and lose the user's input. */
async function becomeControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller || !(await serviceWorker.getRegistration())) return;
  const controlled = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  const { active } = await serviceWorker.ready;
  active?.postMessage(claimMessage);
  if (!serviceWorker.controller) await controlled;
}
