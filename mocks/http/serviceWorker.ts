import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { backendPaths } from '@/contract/backendPaths';
import { controlPrefix } from '../wire/controlPaths';

const paths = [...backendPaths, `${controlPrefix}/`];

/** Puts a service worker in front of what the page fetches past the app's own calls: from the console, from scripts, from tests. */
export async function interceptFetches(transport: (request: Request) => Promise<Response>): Promise<void> {
  const answer = ({ request }: { readonly request: Request }) => transport(request).catch(() => HttpResponse.error());
  const worker = setupWorker(...paths.map((path) => http.all(`${location.origin}${path}*`, answer)));
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: '/mockServiceWorker.js' } });
}
