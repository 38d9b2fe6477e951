/** A write or snapshot that the database rejects; names the collection, record and field, and the reason. */
export class DbError extends Error {
  override readonly name = 'DbError';
  readonly collection: string;
  readonly key: string;
  readonly field: string;
  readonly reason: string;

  constructor(location: RecordLocation, reason: string) {
    super(`${describe(location)}: ${reason}`);
    this.collection = location.collection ?? '';
    this.key = location.key ?? '';
    this.field = location.field ?? '';
    this.reason = reason;
  }
}

/** The location of an error; unknown parts are omitted. */
export interface RecordLocation {
  readonly collection?: string;
  readonly key?: string;
  /** Path inside the record, such as `cells[2].title`. */
  readonly field?: string;
  /** Index in the snapshot's list. */
  readonly index?: number;
}

/** Formats a path as in code: `['cells', 2, 'title']` is `cells[2].title`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? String(step) : `${text}.${String(step)}`),
    '',
  );

function describe({ collection, key, field, index }: RecordLocation): string {
  const list = collection === undefined ? 'snapshot' : index === undefined ? collection : `snapshot ${collection}[${index}]`;
  const record = key === undefined ? list : `${list} ${JSON.stringify(key)}`;
  return field === undefined || field === '' ? record : `${record}, field ${field}`;
}
