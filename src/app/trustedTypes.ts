/** The only script that is ever loaded by its address: the simulation's worker. */
const workerPath = '/mockServiceWorker.js';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

/** Lets nothing become a script's address but our worker's, and nothing at all become markup or code. */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.href);
      if (import.meta.env.VITE_MODE === 'simulated' && origin === location.origin && pathname === workerPath) return url;
      throw new TypeError(`${pathname} may not be loaded as a script`);
    },
  });
}
