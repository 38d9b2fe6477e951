import { factory, primaryKey } from '@mswjs/data';
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js';

/** One version of one record in the library: a write replaces the row and never changes its fields. */
export interface Row<T extends object> {
  readonly key: string;
  /** The insertion number, which updates keep: the default order of lists. */
  readonly order: number;
  readonly record: T;
}

/** The library's records of one collection, accessed by key instead of through its scanning queries. */
export interface TableAdapter<T extends object> {
  readonly size: number;
  get(key: string): Row<T> | undefined;
  add(row: Row<T>): Row<T>;
  replace(row: Row<T>, record: T): Row<T>;
  remove(row: Row<T>): void;
  rows(): Iterable<Row<T>>;
  clear(): void;
}

// All collections share this model. With a property for each field, the library would turn missing fields into '' or 0, lose null and
// nested lists, and silently drop unknown fields; the contract's schema, which the port checks, is stricter.
const model = { key: primaryKey(String), order: Number, record: Object };

/** Opens an empty library with these collections; instances are independent of each other. */
export function openMswData(names: readonly string[]): <T extends object>(name: string) => TableAdapter<T> {
  const models = Object.fromEntries(names.map((name) => [name, model]));
  const api = withoutBroadcastChannel(() => factory(models));
  const database = api[DATABASE_INSTANCE];

  return function table<T extends object>(name: string): TableAdapter<T> {
    // The library types stored records as `any`; all its rows are added through this table.
    const entities = database.getModel(name) as Map<string, Row<T> & MswDataEntity>;
    const blank = required(api[name], name).create({ key: 'blank' });
    entities.clear();
    // The library's own writes re-read every field and make unused copies: here an entity is the blank one with the fields of the row.
    const put = (row: Row<T>): Row<T> => {
      const entity = { ...blank, key: row.key, order: row.order, record: row.record };
      entities.set(row.key, entity);
      return entity;
    };
    return {
      get size() {
        return entities.size;
      },
      get: (key) => entities.get(key),
      add: put,
      replace: ({ key, order }, record) => put({ key, order, record }),
      remove: ({ key }) => void entities.delete(key),
      rows: () => entities.values(),
      clear: () => entities.clear(),
    };
  };
}

type MswDataEntity = ReturnType<ReturnType<typeof factory<Record<string, typeof model>>>[string]['create']>;

/** Hides BroadcastChannel while the library opens: with it, the library mirrors every write to other tabs, and seeding a second tab would reset the first. */
function withoutBroadcastChannel<R>(open: () => R): R {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  if (descriptor?.configurable !== true) return open();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return open();
  } finally {
    Object.defineProperty(globalThis, 'BroadcastChannel', descriptor);
  }
}

function required<V>(value: V | undefined, what: string): V {
  if (value === undefined) throw new Error(`${what} is not in the library`);
  return value;
}
