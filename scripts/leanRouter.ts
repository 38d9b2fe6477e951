import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const production = (file: string) => fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url));

/** The router's entries whose export conditions only include the development build. */
const entries = new Map([
  ['react-router', production('index.mjs')],
  ['react-router/dom', production('dom-export.mjs')],
]);

const displayNames = /^\w+\.displayName = "\w+";$/gm;
const classComponents = /^var (\w+) = (class extends React\d*\.Component \{[^]*?^\});$/gm;
const componentCalls = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Bundles the router's production build, and marks unused components (its forms, links, data layer) as free of side effects. Saves 5.1 kB
 * gzip and about 17 ms of CPU time on home's first load; an alias with Rolldown's own `manualPureFunctions` saves 0.5 kB.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => entries.get(source),
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(displayNames, '')
          .replace(classComponents, 'var $1 = /* @__PURE__ */ (() => $2)();')
          .replace(componentCalls, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
