import type { Migration } from './migration';

/** To version 9: collections and fields are renamed to standard terms; records are otherwise unchanged. */
export const standardNames: Migration = ({ begunWith, ...saved }) => {
  const named = Object.entries(saved.world.db.collections).map(([name, records]) => {
    const fields = fieldNames[name];
    return [collectionNames[name] ?? name, fields === undefined ? records : records.map((record) => renameFields(record, fields))] as const;
  });
  const db = { ...saved.world.db, collections: Object.fromEntries(named) };
  return { ...saved, ...(begunWith !== undefined && { initialControls: begunWith }), world: { ...saved.world, db } };
};

/** Old names and their new ones. */
export type Names = Readonly<Record<string, string>>;

const collectionNames: Names = {
  bookTakings: 'consumedLiquidity',
  keptAnswers: 'idempotentAnswers',
  leadMarks: 'leadPositions',
  liveTies: 'roomRelations',
  securities: 'securitySettings',
};

const fieldNames: Readonly<Record<string, Names>> = {
  leads: { crowd: 'syntheticCopiers', crowdMoney: 'capitalPerSyntheticCopier' },
  follows: { high: 'highWaterMark' },
  web3Phone: { mood: 'behaviour' },
};

/** The same record with its fields renamed. */
export const renameFields = (record: Readonly<Record<string, unknown>>, names: Names) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [names[name] ?? name, value]));
