import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { sourceLocale } from '@locales/registry';
import { shellNamespaces } from '@/app/namespaces';
import type { Route } from '@/shared/routing';
import { pageFileOf } from './pages';

const Chunk = z.object({ file: z.string(), imports: z.optional(z.array(z.string())), css: z.optional(z.array(z.string())) });
const Manifest = z.record(z.string(), Chunk);
export type Manifest = z.output<typeof Manifest>;

/** Reads Vite's manifest of a built site; null if the site is not built. */
export function readManifest(folder: string): Manifest | null {
  const file = join(folder, '.vite', 'manifest.json');
  return existsSync(file) ? Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** The files that the given entries load before they can run, style sheets included, without duplicates. */
export function entryFiles(manifest: Manifest, entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...new Set([...seen].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat()))];
}

/** The JavaScript files that the given entries load before they can run. */
export const entryScripts = (manifest: Manifest, entries: readonly string[]): string[] =>
  entryFiles(manifest, entries).filter((file) => file.endsWith('.js'));

/** The files that none of the texts names: a browser requests them only once the files that import them have arrived. */
export const unreferencedIn = (files: readonly string[], texts: readonly string[]): string[] =>
  files.filter((file) => !texts.some((text) => text.includes(file.slice(file.lastIndexOf('/') + 1))));

/** The gzip size of a file in bytes. */
export const gzipSize = (content: Uint8Array): number => gzipSync(content, { level: 9 }).length;

/** A screen as a row of the route table. */
type Screen = Pick<Route, 'folder' | 'namespaces'>;

/** What a built site loads before a screen can be shown: entry, page and texts. Null if the site or the page is not built. */
function entriesOf(folder: string, route: Screen): { readonly manifest: Manifest; readonly entries: readonly string[] } | null {
  const manifest = readManifest(folder);
  const page = pageFileOf(route);
  if (!manifest || !page || !manifest[page]) return null;
  const texts = [...shellNamespaces, ...(route.namespaces ?? [])].map((namespace) => `locales/${sourceLocale}/${namespace}.json`);
  return { manifest, entries: ['index.html', page, ...texts] };
}

/** The JavaScript files that a built site loads before a screen can be shown, with their gzip sizes in bytes. Null if the site or the page is not built. */
export function firstLoadSizes(folder: string, route: Screen): { readonly file: string; readonly bytes: number }[] | null {
  const found = entriesOf(folder, route);
  return found && entryScripts(found.manifest, found.entries).map((file) => ({ file, bytes: gzipSize(readFileSync(join(folder, file))) }));
}

/** The number of files, style sheets included, that a built site requests before a screen can be shown, and those of them that neither the document nor the entry names. Null if the site or the page is not built. */
export function firstRequests(folder: string, route: Screen): { readonly count: number; readonly late: readonly string[] } | null {
  const found = entriesOf(folder, route);
  if (!found) return null;
  const { manifest, entries } = found;
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const files = entryFiles(manifest, entries);
  const document = read('index.html');
  // The entry runs once it and its imports have arrived; only then does it name what the page needs.
  const start = entryFiles(manifest, ['index.html']);
  const texts = start.filter((file) => file.endsWith('.js')).map(read);
  return { count: files.length, late: [...unreferencedIn(start, [document]), ...unreferencedIn(files, [document, ...texts])] };
}
