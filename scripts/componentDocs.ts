/** What the source says of each component: its sentence, and its props with their types, defaults and sentences. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Component } from './components.ts';
import { parse, resolve, root, textOf, type Source } from './sources.ts';

export interface PropDoc {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** The default as it is written, or null. */
  readonly fallback: string | null;
  readonly text: string;
}

export interface ComponentDoc {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly props: readonly PropDoc[];
  /** The types that the props extend, as they are written. */
  readonly inherits: readonly string[];
}

/** Reads what a component's file says of it. */
export function docOf({ name, file }: Component): ComponentDoc {
  const source = parse(file, textOf(file));
  const declared = interfaceOf(source, `${name}Props`);
  const fallbacks = fallbacksOf(source, name);
  return {
    name,
    file,
    text: sentenceBefore(source.text, startOf(source, name)),
    props: declared
      ? declared.body.body.flatMap((member, index, all): PropDoc[] => {
          if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
          const since = all[index - 1]?.end ?? declared.body.start + 1;
          return [
            {
              name: member.key.name,
              type: member.typeAnnotation ? typeText(source, member.typeAnnotation.typeAnnotation) : 'unknown',
              isRequired: !member.optional,
              fallback: fallbacks.get(member.key.name) ?? null,
              text: sentenceBefore(source.text, member.start, since),
            },
          ];
        })
      : [],
    inherits: declared?.extends.map(({ start, end }) => oneLine(source.text.slice(start, end))) ?? [],
  };
}

type Statement = Source['program']['body'][number];

const declarationOf = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration' ? statement.declaration : statement;

function interfaceOf({ program }: Source, name: string) {
  for (const statement of program.body) {
    const declaration = declarationOf(statement);
    if (declaration?.type === 'TSInterfaceDeclaration' && declaration.id.name === name) return declaration;
  }
  return null;
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

/** Defaults of the props a component takes apart in its signature. */
function fallbacksOf({ program, text }: Source, name: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const statement of program.body) {
    const declaration = declarationOf(statement);
    if (declaration?.type !== 'FunctionDeclaration' || declaration.id?.name !== name) continue;
    const [props] = declaration.params;
    if (props?.type !== 'ObjectPattern') continue;
    for (const property of props.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.value.type !== 'AssignmentPattern') continue;
      found.set(property.key.name, text.slice(property.value.right.start, property.value.right.end));
    }
  }
  return found;
}

/** A type as it is written, with `(typeof tones)[number]` replaced by the choices of that list. */
function typeText(source: Source, { start, end }: { readonly start: number; readonly end: number }): string {
  const written = oneLine(source.text.slice(start, end));
  return written.replace(/\(typeof (\w+)\)\[number\]/g, (whole, list: string) => choicesOf(source, list)?.join(' | ') ?? whole);
}

/** The texts of a list of choices that is declared in a file or imported by it. */
function choicesOf(source: Source, name: string): readonly string[] | null {
  const own = new RegExp(`export const ${name} = \\[([^\\]]*)\\] as const`).exec(source.text);
  if (own) return [...(own[1] ?? '').matchAll(/'([^']*)'/g)].map(([, choice]) => `'${choice}'`);
  const from = new RegExp(`import[^;]*\\b${name}\\b[^;]* from '([^']+)'`).exec(source.text)?.[1];
  const file = from && resolve(from, source.path, (path) => existsSync(join(root, path)));
  return file ? choicesOf(parse(file, textOf(file)), name) : null;
}

/** The text of the doc comment that ends right before a position. */
function sentenceBefore(text: string, position: number, since = 0): string {
  const before = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(since, position))?.[1] ?? '';
  return oneLine(before.replace(/^\s*\* ?/gm, ''));
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
