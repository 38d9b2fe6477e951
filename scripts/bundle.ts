import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { sourceLocale } from '@locales/registry';
import { shellNamespaces } from '@/app/namespaces';
import type { Route } from '@/shared/routing';
import { pageFileOf } from './pages';

const Chunk = z.object({ file: z.string(), imports: z.optional(z.array(z.string())) });
const Manifest = z.record(z.string(), Chunk);
export type Manifest = z.output<typeof Manifest>;

/** Reads Vite's manifest of a built site; null if the site is not built. */
export function readManifest(folder: string): Manifest | null {
  const file = join(folder, '.vite', 'manifest.json');
  return existsSync(file) ? Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** The JavaScript files that the given entries load before they can run, without duplicates. */
export function firstLoad(manifest: Manifest, entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))].filter((file) => file.endsWith('.js'));
}

/** The gzip size of a file in bytes. */
export const gzipSize = (content: Uint8Array): number => gzipSync(content, { level: 9 }).length;

/** The JavaScript files that a built site loads before a screen can be shown, with their gzip sizes in bytes: entry, page and texts. Null if the site or the page is not built. */
export function firstLoadSizes(
  folder: string,
  route: Pick<Route, 'folder' | 'namespaces'>,
): { readonly file: string; readonly bytes: number }[] | null {
  const manifest = readManifest(folder);
  const page = pageFileOf(route);
  if (!manifest || !page || !manifest[page]) return null;
  const texts = [...shellNamespaces, ...(route.namespaces ?? [])].map((namespace) => `locales/${sourceLocale}/${namespace}.json`);
  return firstLoad(manifest, ['index.html', page, ...texts]).map((file) => ({ file, bytes: gzipSize(readFileSync(join(folder, file))) }));
}
