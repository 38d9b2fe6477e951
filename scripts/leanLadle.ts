import type { Plugin } from 'vite';

/** Replacements for what Ladle imports for its own panels, which the workbench does not show, by imported name. */
const standIns: Readonly<Record<string, string>> = {
  'prism-react-renderer': 'export const Highlight = () => null; export const themes = { github: {}, nightOwl: {} };',
  'react-inspector': 'export const Inspector = () => null; export const chromeLight = {}; export const chromeDark = {};',
};

const prefix = '\0lean-ladle:';

/** Excludes a syntax highlighter with its grammars and an object inspector from the start of every story: 150 kB, and a quarter of the time spent evaluating modules. */
export function leanLadle(): Plugin {
  return {
    name: 'lean-ladle',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (Object.hasOwn(standIns, source) ? prefix + source : null),
    load: (id) => (id.startsWith(prefix) ? (standIns[id.slice(prefix.length)] ?? null) : null),
  };
}
