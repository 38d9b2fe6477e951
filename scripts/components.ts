import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Expression } from 'oxc-parser';
import { filesOf, parse, resolve, root, type Source, textOf } from './sources.ts';

export interface Component {
  name: string;
  file: string;
}

export interface Story {
  /** Ladle's id: the title and the name, lower case, joined by two hyphens. */
  id: string;
  file: string;
  /** The name of its export. */
  name: string;
  component: string;
}

/** The components a module exports: capitalised functions in a view file. */
export function componentsIn({ path, program }: Source): Component[] {
  if (!isView(path)) return [];
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' && statement.type !== 'ExportDefaultDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) return named(declaration.id.name, path);
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init && init.type !== 'Literal' && init.type !== 'ObjectExpression' ? named(id.name, path) : [],
    );
  });
}

const named = (name: string, file: string): Component[] =>
  /^[A-Z][a-z\d]?\w*$/.test(name) && name !== name.toUpperCase() ? [{ name, file }] : [];

/** Every component exported by ui, features, widgets and pages: slices through their `index.ts`, ui and pages through the file itself. */
export function allComponents(): Component[] {
  const unsliced = [...filesOf('src/ui'), ...filesOf('src/pages').filter((path) => path.endsWith('/page.tsx'))];
  const entries = [...filesOf('src/features'), ...filesOf('src/widgets')].filter((path) => /^src\/\w+\/[\w-]+\/index\.ts$/.test(path));
  return [...unsliced.flatMap((path) => (isView(path) ? componentsIn(parse(path, textOf(path))) : [])), ...entries.flatMap(throughEntry)];
}

/** The components exported by a slice's `index.ts`. */
function throughEntry(entry: string): Component[] {
  const { program } = parse(entry, textOf(entry));
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration?.type === 'VariableDeclaration')
      return statement.declaration.declarations.flatMap(({ id, init }) => {
        const source = lazySource(init);
        const file = source !== null && resolve(source, entry, (path) => existsSync(join(root, path)));
        return id.type === 'Identifier' && file ? named(id.name, file) : [];
      });
    if (!statement.source) return [];
    const file = resolve(statement.source.value, entry, (path) => existsSync(join(root, path)));
    const inside = file && isView(file) ? componentsIn(parse(file, textOf(file))).map(({ name }) => name) : [];
    const names = statement.specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []));
    return names.filter((name) => inside.includes(name)).map((name) => ({ name, file: file ?? entry }));
  });
}

/** Functions that make a component from a lazily loaded module. */
const lazyMakers = new Set(['lazyNamed', 'lazyWithPlaceholder']);

/** The module loaded by such a call, `lazyNamed(() => import(…), …)`; null for anything else. */
function lazySource(init: Expression | null): string | null {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || !lazyMakers.has(init.callee.name)) return null;
  const [load] = init.arguments;
  const body = load?.type === 'ArrowFunctionExpression' ? load.body : null;
  return body?.type === 'ImportExpression' && body.source.type === 'Literal' ? String(body.source.value) : null;
}

const isView = (path: string): boolean => path.endsWith('.tsx') && !path.endsWith('.test.tsx');

/** A name as Ladle writes it in an id: `PrimaryButton` becomes `primary-button`. */
const kebab = (text: string): string =>
  text
    .replace(/[A-Z]+(?![a-z])|[A-Z]/g, (capitals, offset: number) => (offset ? '-' : '') + capitals.toLowerCase())
    .replace(/\s-/g, '-')
    .trim()
    .split(/[^\p{L}\d-]+/u)
    .join('-');

const levels = (title: string): string =>
  title
    .toLowerCase()
    .replace(/\s*\/\s*/g, '--')
    .replace(/\s+/g, '-');

function exportedNames({ program }: Source): string[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) return [declaration.id.name];
    return declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      : [];
  });
}

/** The stories of a file, paired with the component that the file is named after; the first one also with every other component in the file. */
export function storiesIn(source: Source, components: readonly Component[]): Story[] {
  const { path, text } = source;
  const stem = path.replace(/^.*\//, '').replace(/\..*$/, '');
  const title = /\btitle: '([^']+)'/.exec(text)?.[1];
  const prefix = kebab(title ? levels(title) : stem);
  const others = components.filter(({ name }) => name !== stem && new RegExp(`<${name}[\\s/>]`).test(text));
  return exportedNames(source).flatMap((name, index) =>
    [{ name: stem }, ...(index === 0 ? others : [])].map((component) => ({
      id: `${prefix}--${kebab(name)}`,
      file: path,
      name,
      component: component.name,
    })),
  );
}

/** Every story of the project. */
export function allStories(components: readonly Component[]): Story[] {
  return filesOf('stories')
    .filter((path) => path.endsWith('.stories.tsx'))
    .flatMap((path) => storiesIn(parse(path, textOf(path)), components));
}
