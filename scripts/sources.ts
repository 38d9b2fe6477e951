import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, type Program } from 'oxc-parser';

/** The project's root folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const ignoredFolders = new Set(['node_modules', 'dist', 'reports', '.git', '.vite']);

/** Every file of a built site, as paths from the root. */
export const builtFiles = (folder: string): string[] => (existsSync(join(root, folder)) ? walk(folder, new Set()) : []);

/** Every file below `folder` outside the ignored folders, sorted, as paths from the root with forward slashes. */
export const filesOf = (folder = '.'): string[] => (existsSync(join(root, folder)) ? walk(folder, ignoredFolders) : []);

function walk(folder: string, ignored: ReadonlySet<string>): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .flatMap((entry) => {
      const path = posix.normalize(posix.join(folder, entry.name));
      return entry.isDirectory() ? walk(path, ignored) : [path];
    })
    .toSorted();
}

/** The text of a file, by its path from the root. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

export interface ImportEdge {
  /** The specifier as written in the source. */
  specifier: string;
  kind: 'value' | 'type' | 'lazy';
}

export interface Source {
  path: string;
  text: string;
  program: Program;
  imports: ImportEdge[];
}

/** Parses a module; a syntax error throws with its path. */
export function parse(path: string, text: string): Source {
  const { program, module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const statics = module.staticImports.map(({ moduleRequest, entries }): ImportEdge => ({
    specifier: moduleRequest.value,
    kind: entries.length > 0 && entries.every((entry) => entry.isType) ? 'type' : 'value',
  }));
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }): ImportEdge[] =>
      moduleRequest ? [{ specifier: moduleRequest.value, kind: isType ? 'type' : 'value' }] : [],
    ),
  );
  const lazy = module.dynamicImports.flatMap(({ moduleRequest }): ImportEdge[] => {
    const literal = /^['"`](.*)['"`]$/s.exec(text.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[1] ? [{ specifier: literal[1], kind: 'lazy' }] : [];
  });
  return { path, text, program, imports: [...statics, ...reexports, ...lazy] };
}

const aliases: Record<string, string> = {
  '@/': 'src/',
  '@tokens/': 'design-tokens/',
  '@mocks/': 'mocks/',
  '@fixtures/': 'fixtures/',
  '@locales/': 'locales/',
  '@tests/': 'tests/',
};
const endings = ['', '.ts', '.tsx', '.js', '.json', '/index.ts', '/index.tsx'];

/** Resolves an import in `from` to a file of the project; null for a package or a missing file. */
export function resolve(specifier: string, from: string, exists: (path: string) => boolean): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  const alias = Object.keys(aliases).find((prefix) => bare.startsWith(prefix));
  const base = alias ? aliases[alias] + bare.slice(alias.length) : bare.startsWith('.') ? posix.join(posix.dirname(from), bare) : null;
  if (base === null) return null;
  return endings.map((ending) => base + ending).find(exists) ?? null;
}

/** The line number of a position in a text, starting at 1. */
export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;
