import type { Migration, SavedSimulation } from './migration';
import { renameFields, type Names } from './standardNames';

/** To version 10: fields of verification, security settings and wallet accounts and the message of a new copier use standard terms; records are otherwise unchanged. */
export const standardFieldNames: Migration = ({ givenStart, ...saved }) => {
  const { collections } = saved.world.db;
  const db = {
    ...saved.world.db,
    collections: {
      ...collections,
      ...(collections.applications && { applications: collections.applications.map(withResolvedFindings) }),
      ...(collections.messages && { messages: collections.messages.map(withStandardNotice) }),
      ...renamedIn(collections, 'securitySettings', { googleTurn: 'googleSecretVersion' }),
      ...renamedIn(collections, 'web3Accounts', { ownChains: 'customChains', notReady: 'notReadyCalls' }),
    },
  };
  return { ...saved, ...(givenStart !== undefined && { requestedStart: givenStart }), world: { ...saved.world, db } };
};

type Collections = SavedSimulation['world']['db']['collections'];

const renamedIn = (collections: Collections, name: string, fields: Names): Collections => {
  const records = collections[name];
  return records ? { [name]: records.map((record) => renameFields(record, fields)) } : {};
};

const withResolvedFindings = (application: Readonly<Record<string, unknown>>) =>
  Array.isArray(application.findings)
    ? { ...application, findings: application.findings.map((finding) => renameFields(finding, { isMended: 'isResolved' })) }
    : application;

const withStandardNotice = (message: Readonly<Record<string, unknown>>) =>
  message.notice === 'copierCame' ? { ...message, notice: 'copierJoined' } : message;
