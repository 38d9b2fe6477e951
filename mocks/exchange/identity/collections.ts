import { collection } from '../../db';
import { Application, CompanyForms, Draft } from './records';

/** The records of identity verification. */
export const identityCollections = {
  applications: collection({ schema: Application, key: 'id', indexes: ['owner', 'documentKey'] }),
  drafts: collection({ schema: Draft, key: 'owner' }),
  companyForms: collection({ schema: CompanyForms, key: 'owner' }),
};
