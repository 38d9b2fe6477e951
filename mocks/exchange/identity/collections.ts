import { collection } from '../../db';
import { Application, CompanyForms, Draft, UploadedParts } from './records';

/** How long an incomplete upload is kept, in ms. */
const uploadKeptMs = 60 * 60_000;

/** The records of identity verification. */
export const identityCollections = {
  applications: collection({ schema: Application, key: 'id', indexes: ['owner', 'documentKey'] }),
  drafts: collection({ schema: Draft, key: 'owner' }),
  uploads: collection({
    schema: UploadedParts,
    key: 'id',
    indexes: ['owner'],
    retainUntil: ({ startedTime }) => startedTime + uploadKeptMs,
  }),
  companyForms: collection({ schema: CompanyForms, key: 'owner' }),
};
