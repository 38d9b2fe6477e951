import { isAllowedScript } from '@/shared/scriptOrigins';

/** The only scripts of our own that are ever loaded by their address: the simulation's workers, the exchange as it is built or as the dev server has it. */
const workerPaths = /^\/(?:mockServiceWorker|assets\/exchangeWorker-[\w-]+|mocks\/http\/worker\/exchangeWorker)\.[jt]s$/;

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string; createHTML: (html: string) => string }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

/** Installs the Trusted Types policy: only our workers and the scripts of listed vendors may be script URLs, and no text but the empty one, with which react-aria clears its announcements, may become HTML or code. */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.href);
      if (import.meta.env.VITE_MODE === 'simulated' && origin === location.origin && workerPaths.test(pathname)) return url;
      if (import.meta.env.VITE_MODE === 'live' && isAllowedScript(url)) return url;
      throw new TypeError(`${pathname} may not be loaded as a script`);
    },
    createHTML: (html) => {
      if (html === '') return html;
      throw new TypeError('text may not become HTML');
    },
  });
}
