import { collection } from '../../db';
import { Application, CompanyForms } from './records';

/** The records of identity verification. */
export const identityCollections = {
  applications: collection({ schema: Application, key: 'id', indexes: ['owner', 'documentKey'] }),
  companyForms: collection({ schema: CompanyForms, key: 'owner' }),
};
