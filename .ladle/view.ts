import { useSyncExternalStore } from 'react';
import { languages, sourceLocale } from '@locales/registry';
import { storageKeys } from '@/shared/lib';

/** The axes of the view with their choices; the first choice is the default. */
export const axes = {
  scheme: ['light', 'dark', 'forced-dark', 'system', 'forced-colors'],
  prices: storageKeys.prices.schema.options,
  language: [sourceLocale, ...languages.map(({ code }) => code).filter((code) => code !== sourceLocale)],
  viewport: ['fluid', '360', '768', '1024', '1440', '1920'],
  text: ['100', '200'],
  density: ['regular', 'compact'],
  motion: ['system', 'reduced'],
} as const satisfies Record<string, readonly string[]>;

export type Axis = keyof typeof axes;

const axisKeys = Object.keys(axes).filter((name): name is Axis => Object.hasOwn(axes, name));

/** The exchange that a story opens: ids of a persona and a scenario, and the ISO instant its clock starts at; empty for the story's own. */
const exchangeKeys = ['persona', 'scenario', 'clock'] as const;

/** The state of the workbench itself: the open tab of the panel, the matrix choices of each axis, edited tokens, and the step of a prototype. */
const frameKeys = ['panel', 'matrix', 'tokens', 'step'] as const;

const keys = [...axisKeys, ...exchangeKeys, ...frameKeys];

/** How the workbench shows a story, kept entirely in the address so that links include it. */
export type View = Readonly<Record<(typeof keys)[number], string>>;

const isAxis = (key: string): key is Axis => Object.hasOwn(axes, key);
const defaultOf = (key: (typeof keys)[number]): string => (isAxis(key) ? axes[key][0] : '');

/** The view in the address; unknown choices fall back to the defaults. */
export function viewOf(search: string): View {
  const params = new URLSearchParams(search);
  const read = (key: (typeof keys)[number]): string => {
    const text = params.get(key) ?? '';
    const isKnown = !isAxis(key) || axes[key].some((choice) => choice === text);
    return isKnown && text ? text : defaultOf(key);
  };
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as View;
}

/** The query string `search` with the view applied; defaults are left out. */
export function searchWith(search: string, view: View): string {
  const params = new URLSearchParams(search);
  for (const key of keys) {
    if (view[key] === defaultOf(key)) params.delete(key);
    else params.set(key, view[key]);
  }
  params.sort(); // sorted as Ladle writes it, which would otherwise add an entry to the history
  return `?${params.toString()}`;
}

/** The address of a single story, shown in a view. */
export function storyAddress(story: string, view: View, search = ''): string {
  const params = new URLSearchParams(search);
  params.set('story', story);
  params.set('mode', 'preview');
  return searchWith(params.toString(), { ...view, viewport: 'fluid', panel: '', matrix: '' });
}

/** The script to play once the story is shown: a list of steps, or any other text for the story's own script; null for none. */
export const autoplayScript = new URLSearchParams(location.search).get('play');

let current = viewOf(location.search);
const listeners = new Set<() => void>();

function setCurrent(view: View): void {
  current = view;
  for (const listener of listeners) listener();
}

/** Changes parts of the view, including the address. */
export function changeView(part: Partial<View>): void {
  setCurrent({ ...current, ...part });
  writeView();
}

/** Writes the view back to the address, from which Ladle removes it when another story is opened. */
export function writeView(): void {
  const search = searchWith(location.search, current);
  if (search !== location.search) history.replaceState(history.state, '', search);
}

addEventListener('popstate', () => setCurrent(viewOf(location.search)));

/** The current view. */
export function useView(): View {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
