import type { Plugin } from 'vite';

const shim = /^use-sync-external-store\/shim(\/index\.js)?$/;

/** Bundles React's own `useSyncExternalStore` where a library brings the stand-in for Reacts before 18. */
export function reactStore(): Plugin {
  return {
    name: 'react-store',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: shim },
      handler(_, importer) {
        return this.resolve('react', importer);
      },
    },
  };
}
