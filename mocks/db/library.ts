import { factory, primaryKey } from '@mswjs/data';
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js';

/** One version of one record as the library holds it: a write replaces the row, never the fields of a row. */
export interface Row<T extends object> {
  readonly key: string;
  /** Counts up with each insertion and stays through updates: the order of a list that is not sorted otherwise. */
  readonly order: number;
  readonly record: T;
}

/** The library's records of one collection, reached by key without its scanning queries. */
export interface TableAdapter<T extends object> {
  readonly size: number;
  get(key: string): Row<T> | undefined;
  add(row: Row<T>): Row<T>;
  replace(row: Row<T>, record: T): Row<T>;
  remove(row: Row<T>): void;
  rows(): Iterable<Row<T>>;
  clear(): void;
}

// Every collection has this one model. A model spelled out by field would let the library turn missing fields into '' or 0, lose
// null and nested lists, and drop unknown fields silently; the contract's schema, checked by the port, is stricter than any of it.
const model = { key: primaryKey(String), order: Number, record: Object };

/** Opens an empty library with these collections; each call is a world of its own. */
export function openLibrary(names: readonly string[]): <T extends object>(name: string) => TableAdapter<T> {
  const models = Object.fromEntries(names.map((name) => [name, model]));
  const api = unmirrored(() => factory(models));
  const database = api[DATABASE_INSTANCE];

  return function table<T extends object>(name: string): TableAdapter<T> {
    // The library types a stored record as `any`; what is added through this table is the only source of its rows.
    const entities = database.getModel(name) as Map<string, Row<T> & LibraryEntity>;
    const blank = required(api[name], name).create({ key: 'blank' });
    entities.clear();
    // The library's own writing reads each field anew and copies what nobody listens to: a row is its entity with the fields of the row.
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

type LibraryEntity = ReturnType<ReturnType<typeof factory<Record<string, typeof model>>>[string]['create']>;

/** The library mirrors every write to other tabs where it finds a BroadcastChannel, so that seeding a second tab resets the first: it finds none. */
function unmirrored<R>(open: () => R): R {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  if (own?.configurable !== true) return open();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return open();
  } finally {
    Object.defineProperty(globalThis, 'BroadcastChannel', own);
  }
}

function required<V>(value: V | undefined, what: string): V {
  if (value === undefined) throw new Error(`${what} is not in the library`);
  return value;
}
