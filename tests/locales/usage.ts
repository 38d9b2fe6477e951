import { type ObjectExpression, Visitor } from 'oxc-parser';
import { lineAt, type Source } from '../../scripts/sources';

/** A text used by the sources. */
export interface Use {
  /** `namespace.key`; for a computed key, the part before the first expression. */
  readonly key: string;
  readonly isPrefix: boolean;
  /** Names of the values passed; null if they cannot be determined statically. */
  readonly values: readonly string[] | null;
  readonly place: string;
}

/** Every literal of the form `namespace.key`, wherever it occurs: in `t(…)`, in a route row, in a table. */
export function usesIn(source: Source, namespaces: readonly string[]): Use[] {
  const keyPattern = new RegExp(`^(?:${namespaces.join('|')})\\.\\w+$`);
  const prefixPattern = new RegExp(`^(?:${namespaces.join('|')})\\.\\w*$`);
  const uses: Use[] = [];
  const values = new Map<number, readonly string[] | null>();
  const positionOf = (start: number) => `${source.path}:${lineAt(source.text, start)}`;
  new Visitor({
    CallExpression: ({ callee, arguments: [key, valuesArgument] }) => {
      const name =
        callee.type === 'Identifier' ? callee.name : callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : '';
      if (name !== 't' || !key) return;
      values.set(
        key.start,
        valuesArgument === undefined ? [] : valuesArgument.type === 'ObjectExpression' ? namesIn(valuesArgument) : null,
      );
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && keyPattern.test(value))
        uses.push({ key: value, isPrefix: false, values: values.get(start) ?? null, place: positionOf(start) });
    },
    TemplateLiteral: ({ quasis: [first], start }) => {
      if (first && prefixPattern.test(first.value.raw))
        uses.push({ key: first.value.raw, isPrefix: !first.tail, values: null, place: positionOf(start) });
    },
  }).visit(source.program);
  return uses;
}

/** The keys of an object literal; null if it contains a spread or a computed key. */
function namesIn({ properties }: ObjectExpression): readonly string[] | null {
  const names = properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && !property.computed ? property.key.name : null,
  );
  return names.some((name) => name === null) ? null : names.filter((name) => name !== null);
}
