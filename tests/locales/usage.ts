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
  const whole = new RegExp(`^(?:${namespaces.join('|')})\\.\\w+$`);
  const begun = new RegExp(`^(?:${namespaces.join('|')})\\.\\w*$`);
  const uses: Use[] = [];
  const values = new Map<number, readonly string[] | null>();
  const place = (start: number) => `${source.path}:${lineAt(source.text, start)}`;
  new Visitor({
    CallExpression: ({ callee, arguments: [key, handed] }) => {
      const name =
        callee.type === 'Identifier' ? callee.name : callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : '';
      if (name !== 't' || !key) return;
      values.set(key.start, handed === undefined ? [] : handed.type === 'ObjectExpression' ? namesIn(handed) : null);
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && whole.test(value))
        uses.push({ key: value, isPrefix: false, values: values.get(start) ?? null, place: place(start) });
    },
    TemplateLiteral: ({ quasis: [first], start }) => {
      if (first && begun.test(first.value.raw))
        uses.push({ key: first.value.raw, isPrefix: !first.tail, values: null, place: place(start) });
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
