import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the library's own modules import and the port never reaches, by the module that stands in for it. */
const standIns = new Map([
  ['./model/generateRestHandlers', here('../mocks/db/stubs/handlers.ts')],
  ['./model/generateGraphQLHandlers', here('../mocks/db/stubs/handlers.ts')],
  ['date-fns', here('../mocks/db/stubs/dates.ts')],
  ['debug', here('../mocks/db/stubs/debug.ts')],
  ['lodash', here('../mocks/db/stubs/lodash.ts')],
]);

/**
 * Leaves out of a bundle what `@mswjs/data` imports for jobs the port does not give it: request handlers (graphql, a second msw), dates,
 * logging and the whole of lodash for one function. Only imports from inside the library are answered: the app's own msw stays untouched.
 * Saves 254 kB gzip of the 458 kB that the simulation's worker has without it.
 */
export function leanLibrary(): Plugin {
  const resolver: Plugin = {
    name: 'lean-library',
    enforce: 'pre',
    resolveId: (source, importer) => (importer !== undefined && isLibrary(importer) ? standIns.get(source) : undefined),
  };
  return { ...resolver, config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [resolver] } } }) };
}

const isLibrary = (path: string): boolean => path.replaceAll('\\', '/').includes('/node_modules/@mswjs/data/');
