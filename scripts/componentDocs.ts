/** The source documentation of each component: its description, and its props with types, defaults and descriptions. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Component } from './components.ts';
import { parse, resolve, root, textOf, type Source } from './sources.ts';

export interface PropDoc {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** The default as written in the source, or null. */
  readonly fallback: string | null;
  readonly text: string;
}

export interface ComponentDoc {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly props: readonly PropDoc[];
  /** The types that the props extend, as written in the source. */
  readonly inherits: readonly string[];
}

/** A type that a component's file exports for its props: a row, a step, an option. */
export interface TypeDoc {
  readonly name: string;
  /** The definition of an alias; empty for an interface. */
  readonly alias: string;
  readonly members: readonly PropDoc[];
  readonly inherits: readonly string[];
}

const sourceOf = (file: string): Source => parse(file, textOf(file));

/** Reads the documentation of a component from its file. */
export function docOf({ name, file }: Component, source = sourceOf(file)): ComponentDoc {
  const declared = source.program.body.map(declarationOf).find((one) => isInterface(one) && one.id.name === `${name}Props`);
  const propsType = isInterface(declared) ? declared : null;
  return {
    name,
    file,
    text: sentenceBefore(source.text, startOf(source, name)),
    props: propsType ? membersOf(source, propsType, fallbacksOf(source, name)) : [],
    inherits: propsType ? inheritedBy(source, propsType) : [],
  };
}

/** The exported types of a component's file, except interfaces of component props. */
export function typesIn(file: string, source = sourceOf(file)): TypeDoc[] {
  return source.program.body
    .flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? [declarationOf(statement)] : []))
    .flatMap((declaration): TypeDoc[] => {
      if (declaration?.type === 'TSTypeAliasDeclaration')
        return [{ name: namedIn(source, declaration), alias: typeText(source, declaration.typeAnnotation), members: [], inherits: [] }];
      if (!isInterface(declaration) || declaration.id.name.endsWith('Props')) return [];
      const members = membersOf(source, declaration);
      return [{ name: namedIn(source, declaration), alias: '', members, inherits: inheritedBy(source, declaration) }];
    });
}

type Statement = Source['program']['body'][number];
type Declaration = ReturnType<typeof declarationOf>;
type Interface = Extract<Declaration, { readonly type: 'TSInterfaceDeclaration' }>;

const declarationOf = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration' ? statement.declaration : statement;

const isInterface = (declaration: Declaration | undefined): declaration is Interface => declaration?.type === 'TSInterfaceDeclaration';

/** The name of a type with its parameters. */
const namedIn = ({ text }: Source, { id, typeParameters }: Pick<Interface, 'id' | 'typeParameters'>): string =>
  oneLine(text.slice(id.start, (typeParameters ?? id).end));

const inheritedBy = ({ text }: Source, declared: Interface): string[] =>
  declared.extends.map(({ start, end }) => oneLine(text.slice(start, end)));

function membersOf(source: Source, { body }: Interface, fallbacks: ReadonlyMap<string, string> = new Map()): PropDoc[] {
  return body.body.flatMap((member, index, all): PropDoc[] => {
    if (member.type !== 'TSPropertySignature') return [];
    const { key } = member;
    const name = key.type === 'Identifier' ? key.name : source.text.slice(key.start + 1, key.end - 1); // 'aria-label'
    const since = all[index - 1]?.end ?? body.start + 1;
    return [
      {
        name,
        type: member.typeAnnotation ? typeText(source, member.typeAnnotation.typeAnnotation) : 'unknown',
        isRequired: !member.optional,
        fallback: fallbacks.get(name) ?? null,
        text: sentenceBefore(source.text, member.start, since),
      },
    ];
  });
}

function startOf({ program }: Source, name: string): number {
  const found = program.body.find((statement) => {
    const declaration = declarationOf(statement);
    if (declaration?.type === 'FunctionDeclaration') return declaration.id?.name === name;
    return (
      declaration?.type === 'VariableDeclaration' && declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name)
    );
  });
  return found?.start ?? 0;
}

/** Defaults of the props that a component destructures in its signature. */
function fallbacksOf({ program, text }: Source, name: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const statement of program.body) {
    const props = functionOf(declarationOf(statement), name)?.params[0];
    if (props?.type !== 'ObjectPattern') continue;
    for (const property of props.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.value.type !== 'AssignmentPattern') continue;
      found.set(property.key.name, text.slice(property.value.right.start, property.value.right.end));
    }
  }
  return found;
}

/** The function of a component: declared, or passed to the function that wraps it, as in `memoized(function Select…)`. */
function functionOf(declaration: Declaration, name: string) {
  if (declaration?.type === 'FunctionDeclaration') return declaration.id?.name === name ? declaration : undefined;
  if (declaration?.type !== 'VariableDeclaration') return undefined;
  const [wrapped] = declaration.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? init.arguments : []));
  return wrapped?.type === 'FunctionExpression' && wrapped.id?.name === name ? wrapped : undefined;
}

/** A type as written in the source, with `(typeof tones)[number]` replaced by the choices of that list. */
function typeText(source: Source, { start, end }: { readonly start: number; readonly end: number }): string {
  const written = oneLine(source.text.slice(start, end).replace(comments, ''));
  return written.replace(/\(typeof (\w+)\)\[number\]/g, (whole, list: string) => choicesOf(source, list)?.join(' | ') ?? whole);
}

const comments = /\/\*\*(?:(?!\*\/)[\s\S])*\*\//g;

/** The choices in a list that a file declares or imports. */
function choicesOf(source: Source, name: string): readonly string[] | null {
  const declared = new RegExp(`export const ${name} = \\[([^\\]]*)\\] as const`).exec(source.text);
  if (declared) return [...(declared[1] ?? '').matchAll(/'([^']*)'/g)].map(([, choice]) => `'${choice}'`);
  const from = new RegExp(`import[^;]*\\b${name}\\b[^;]* from '([^']+)'`).exec(source.text)?.[1];
  const file = from && resolve(from, source.path, (path) => existsSync(join(root, path)));
  return file ? choicesOf(sourceOf(file), name) : null;
}

/** The text of the doc comment that ends directly before a position. */
function sentenceBefore(text: string, position: number, since = 0): string {
  const before = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(since, position))?.[1] ?? '';
  return oneLine(before.replace(/^\s*\* ?/gm, ''));
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
