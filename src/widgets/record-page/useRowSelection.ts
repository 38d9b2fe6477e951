import { useState } from 'react';

/** The selected records by their keys. */
export interface RowSelection {
  readonly keys: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

/** Tracks the selected records of a page; records no longer on it are ignored. */
export function useRowSelection<Row>(rows: readonly Row[], rowKey: (row: Row) => string) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosenRows = rows.filter((row) => selected.has(rowKey(row)));
  const keys = new Set(chosenRows.map(rowKey));
  const onToggle = (key: string) =>
    setSelected(keys.has(key) ? new Set([...keys].filter((each) => each !== key)) : new Set([...keys, key]));
  const onAll = (isChosen: boolean) => setSelected(new Set(isChosen ? rows.map(rowKey) : []));
  return { keys, rows: chosenRows, onToggle, onAll };
}
