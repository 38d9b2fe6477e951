/** Rows of tables as written in the source, with details that runtime values no longer contain. */
import { Visitor, type ObjectExpression } from 'oxc-parser';
import { scenarios } from '@mocks/scenarios';
import { filesOf, parse, textOf, type Source } from './sources';

const parts = ['params', 'query', 'body', 'data'];

/** The schemas of each call by part, as written in the contract. */
export function schemasOfEndpoints(): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const found = new Map<string, Readonly<Record<string, string>>>();
  for (const source of sourcesIn('src/contract')) {
    new Visitor({
      CallExpression: ({ callee, arguments: [id, row] }) => {
        if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || id?.type !== 'Literal' || row?.type !== 'ObjectExpression')
          return;
        found.set(String(id.value), Object.fromEntries(fieldsOf(row, source).filter(([name]) => parts.includes(name))));
      },
    }).visit(source.program);
  }
  return found;
}

/** The calls in the proof of each scenario, by scenario name. */
export function scenarioProofs(callsIn: (file: string, text: string) => string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const source of sourcesIn('tests/flows/scenarios')) {
    new Visitor({
      ObjectExpression: (node) => {
        for (const [name, text] of fieldsOf(node, source)) if (Object.hasOwn(scenarios, name)) found.set(name, callsIn(source.path, text));
      },
    }).visit(source.program);
  }
  return found;
}

const sourcesIn = (folder: string): Source[] =>
  filesOf(folder)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => parse(path, textOf(path)));

/** The fields of an object with their source texts, each on one line. */
const fieldsOf = ({ properties }: ObjectExpression, { text }: Source): [string, string][] =>
  properties.flatMap((property): [string, string][] => {
    if (property.type !== 'Property') return [];
    const { key, value } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    return [[name, text.slice(value.start, value.end).replace(/\s+/g, ' ')]];
  });
