/** The references in a piece of source, direct and transitive: the coverage inventory uses them to find which test, screen or component makes a call. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Program } from 'oxc-parser';
import { parse, resolve, root, textOf } from './sources';

type Statement = Program['body'][number];

/** The origin of an imported name: a file and its name there, `*` for the whole module. */
export interface Origin {
  readonly file: string;
  readonly name: string;
}

/** A top-level statement: the names it declares, and its text. */
interface Unit {
  readonly file: string;
  readonly names: readonly string[];
  readonly text: string;
}

interface Module {
  readonly imports: ReadonlyMap<string, Origin>;
  /** Re-exports from other files, by exported name. */
  readonly reexports: ReadonlyMap<string, Origin>;
  /** Files that are re-exported entirely. */
  readonly reexportedFiles: readonly string[];
  readonly units: readonly Unit[];
}

/** Finds the direct references in a text; `origins` gives the origins of its imported names. */
export type NameFinder = (text: string, origins: ReadonlyMap<string, Origin>) => Iterable<string>;

/** Follows references from a place in the source. */
export interface Tracer {
  /** The references of an exported name of a file, including transitive ones; `*` stands for the whole file. */
  readonly ofExport: (file: string, name: string) => ReadonlySet<string>;
  /** The references of a part of a file's text, including transitive ones. */
  readonly ofText: (file: string, text: string) => ReadonlySet<string>;
}

const exists = (path: string): boolean => /\.\w+$/.test(path) && existsSync(join(root, path));

/** Creates a tracer that collects what `findNames` finds, in files that `follows` accepts. Statements without declarations count for everything in a file that `wires` accepts, since they connect its declarations. */
export function createTracer(findNames: NameFinder, follows: (file: string) => boolean, wires: (file: string) => boolean): Tracer {
  const modules = new Map<string, Module>();
  const named = new Map<Unit, ReadonlySet<string>>();
  const references = new Map<Unit, readonly Unit[]>();

  const moduleOf = (file: string): Module => {
    const cached = modules.get(file);
    if (cached) return cached;
    const made = readModule(file);
    modules.set(file, made);
    return made;
  };

  const unitsOf = ({ file, name }: Origin, seen = new Set<string>()): readonly Unit[] => {
    const key = `${file} ${name}`;
    if (!follows(file) || !/\.tsx?$/.test(file) || seen.has(key)) return [];
    seen.add(key);
    const { units, reexports, reexportedFiles } = moduleOf(file);
    const wiring = wires(file) ? units.filter(({ names }) => names.length === 0) : [];
    if (name === '*')
      return [
        ...units,
        ...[...reexports.values()].flatMap((origin) => unitsOf(origin, seen)),
        ...reexportedFiles.flatMap((other) => unitsOf({ file: other, name }, seen)),
      ];
    const own = units.filter(({ names }) => names.includes(name));
    if (own.length > 0) return [...own, ...wiring];
    const origin = reexports.get(name);
    if (origin) return unitsOf(origin, seen);
    return reexportedFiles.flatMap((other) => unitsOf({ file: other, name }, seen));
  };

  const referredBy = (file: string, text: string): readonly Unit[] => {
    const { units, imports } = moduleOf(file);
    const words = new Set(text.match(/[A-Za-z_$][\w$]*/g));
    const inside = units.filter(({ names }) => names.some((name) => words.has(name)));
    const outside = [...imports].flatMap(([local, origin]) => (words.has(local) ? unitsOf(origin) : []));
    const lazy = Array.from(text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g), ([, specifier = '']) => resolve(specifier, file, exists));
    return [...inside, ...outside, ...lazy.flatMap((other) => (other === null ? [] : unitsOf({ file: other, name: '*' })))];
  };

  const namedBy = (unit: Unit): ReadonlySet<string> => {
    const cached = named.get(unit);
    if (cached) return cached;
    const made = new Set(findNames(unit.text, moduleOf(unit.file).imports));
    named.set(unit, made);
    return made;
  };

  const next = (unit: Unit): readonly Unit[] => {
    const cached = references.get(unit);
    if (cached) return cached;
    const made = referredBy(unit.file, unit.text);
    references.set(unit, made);
    return made;
  };

  const collect = (first: readonly Unit[]): Set<string> => {
    const reached = new Set(first);
    const all = new Set<string>();
    for (const unit of reached) {
      for (const one of namedBy(unit)) all.add(one);
      for (const other of next(unit)) reached.add(other);
    }
    return all;
  };

  return {
    ofExport: (file, name) => collect(unitsOf({ file, name })),
    ofText: (file, text) => {
      const found = collect(referredBy(file, text));
      for (const one of findNames(text, moduleOf(file).imports)) found.add(one);
      return found;
    },
  };
}

function readModule(file: string): Module {
  const { program, text } = parse(file, textOf(file));
  const imports = new Map<string, Origin>();
  const reexports = new Map<string, Origin>();
  const reexportedFiles: string[] = [];
  const units: Unit[] = [];
  const fileOf = (specifier: string) => resolve(specifier, file, exists);
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const from = statement.importKind === 'type' ? null : fileOf(statement.source.value);
      if (from === null) continue;
      for (const specifier of statement.specifiers) {
        if (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type') continue;
        const name =
          specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
        imports.set(specifier.local.name, { file: from, name });
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      const from = fileOf(statement.source.value);
      if (from !== null && statement.exported) reexports.set(nameOf(statement.exported), { file: from, name: '*' });
      else if (from !== null) reexportedFiles.push(from);
    } else if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      const from = statement.exportKind === 'type' ? null : fileOf(statement.source.value);
      if (from === null) continue;
      for (const { local, exported } of statement.specifiers) reexports.set(nameOf(exported), { file: from, name: nameOf(local) });
    } else units.push({ file, names: declaredBy(statement), text: text.slice(statement.start, statement.end) });
  }
  return { imports, reexports, reexportedFiles, units };
}

const nameOf = (node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string =>
  node.name ?? String(node.value ?? '');

function declaredBy(statement: Statement): string[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration' ? statement.declaration : statement;
  const byDefault = statement.type === 'ExportDefaultDeclaration' ? ['default'] : [];
  if (declaration?.type === 'VariableDeclaration') return [...byDefault, ...declaration.declarations.flatMap(({ id }) => boundBy(id))];
  const id = declaration && 'id' in declaration ? declaration.id : null;
  return id && 'name' in id && typeof id.name === 'string' ? [...byDefault, id.name] : byDefault;
}

type Pattern = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]['id'];

/** The names that a pattern binds; names nested deeper belong to the unit as a whole. */
function boundBy(id: Pattern): string[] {
  if (id.type === 'Identifier') return [id.name];
  if (id.type !== 'ObjectPattern') return [];
  return id.properties.flatMap((property) =>
    property.type === 'Property' && property.value.type === 'Identifier' ? [property.value.name] : [],
  );
}
