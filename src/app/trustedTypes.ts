import { isAllowedScript } from '@/shared/scriptOrigins';

/** The only scripts of our own that are loaded by URL: the simulation's workers, as built and as served by the dev server. */
const workerPaths = /^\/(?:mockServiceWorker|assets\/exchangeWorker-[\w-]+|mocks\/http\/worker\/exchangeWorker)\.[jt]s$/;

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string; createHTML: (html: string) => string }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

/** Installs the Trusted Types policy: only the URLs of our workers and of listed vendors' scripts may be loaded as scripts; no text may become HTML or code except '', with which react-aria clears announcements. */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.href);
      if (import.meta.env.VITE_MODE === 'simulated' && origin === location.origin && workerPaths.test(pathname)) return url;
      if (import.meta.env.VITE_MODE === 'live' && isAllowedScript(url)) return url;
      throw new TypeError(`${pathname} is not an allowed script`);
    },
    createHTML: (html) => {
      if (html === '') return html;
      throw new TypeError('strings may not be set as HTML');
    },
  });
}
