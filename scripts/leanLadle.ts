import type { Plugin } from 'vite';

/** What Ladle imports for panels of its own, which the workbench does not show, by the names it uses. */
const standIns: Readonly<Record<string, string>> = {
  'prism-react-renderer': 'export const Highlight = () => null; export const themes = { github: {}, nightOwl: {} };',
  'react-inspector': 'export const Inspector = () => null; export const chromeLight = {}; export const chromeDark = {};',
};

const prefix = '\0lean-ladle:';

/** Leaves a highlighter with its grammars and an inspector of objects out of every story's start: 150 kB and a quarter of the time it evaluates modules. */
export function leanLadle(): Plugin {
  return {
    name: 'lean-ladle',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (Object.hasOwn(standIns, source) ? prefix + source : null),
    load: (id) => (id.startsWith(prefix) ? (standIns[id.slice(prefix.length)] ?? null) : null),
  };
}
