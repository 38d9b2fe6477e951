import type { Plugin } from 'vite';
import { linkParameters } from '../mocks/control/linkParameters.ts';
import { separateWorldKey } from '../mocks/http/tabStorage.ts';
import { hasExtendedLifetime, workerNames } from '../mocks/http/worker/messages.ts';
import { simulationMark } from './modes.ts';
import { earlyPolicy } from './securityHeaders.ts';

const fileName = 'simulation.js';

/** Makes a simulated site start the worker of its exchange as soon as the document exists, so that the exchange starts while the app is loaded and evaluated; the app then joins it. */
export function earlyWorker(): Plugin {
  return {
    name: 'early-worker',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: () => [{ tag: 'script', attrs: { async: true, src: `/${fileName}` }, injectTo: 'head-prepend' }],
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = Object.keys(bundle).find((name) => /^assets\/exchangeWorker-.*\.js$/.test(name));
        if (worker === undefined) throw new Error('the build lacks the worker of the simulated exchange');
        this.emitFile({ type: 'asset', fileName, source: `${simulationMark}\n${earlyScript(`/${worker}`)}` });
      },
    },
  };
}

/** The script, for the address of a worker. Frames, tabs with their own exchange and browsers without shared workers leave starting it to the app. */
export const earlyScript = (worker: string): string => `(() => {
  try {
    const isOwn = sessionStorage.getItem('${separateWorldKey}') !== null || new URLSearchParams(location.search).has('${linkParameters.world}');
    if (isOwn || window !== top) return;
    const policy = window.trustedTypes?.createPolicy('${earlyPolicy}', { createScriptURL: (url) => url });
    const url = '${worker}';
    const options = { type: 'module', name: '${workerNames.shared}', extendedLifetime: ${hasExtendedLifetime(workerNames.shared)} };
    const { port } = new SharedWorker(policy ? policy.createScriptURL(url) : url, options);
    port.postMessage({ kind: 'prepare', address: location.href });
  } catch {
    // The app says what does not work.
  }
})();
`;
