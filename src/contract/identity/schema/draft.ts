import * as z from 'zod/mini';
import { assumed, instant } from '../../endpoint';
import { lenient } from '../../lenient';
import { faceChecks, personalFileKinds } from '../constants';
import { StoredFile, Upload } from './files';

const unshown = 'the screens keep drafts, and no call for them is shown';

/** A text in progress, not yet validated. */
const draftText = /* @__NO_SIDE_EFFECTS__ */ () => lenient(z.string().check(z.maxLength(240)), '');

/** Form fields of a draft; company fields have the same names as in the basic information, except for the country. */
export const DraftFields = z.object({
  country: draftText(),
  documentType: draftText(),
  documentNumber: draftText(),
  documentExpiry: draftText(),
  firstName: draftText(),
  lastName: draftText(),
  birthDate: draftText(),
  address: draftText(),
  city: draftText(),
  postalCode: draftText(),
  companyName: draftText(),
  registrationNumber: draftText(),
  companyCountry: draftText(),
  registeredAddress: draftText(),
  incorporationDate: draftText(),
  businessNature: draftText(),
  website: draftText(),
  sourceOfFunds: draftText(),
  contactEmail: draftText(),
});
export type DraftFields = z.output<typeof DraftFields>;

/** A draft with all fields empty. */
export const emptyDraft = /* @__NO_SIDE_EFFECTS__ */ (): DraftFields =>
  z.parse(DraftFields, Object.fromEntries(Object.keys(DraftFields.shape).map((name) => [name, ''])));

/** A document of a person, stored in the draft. */
export const PersonalFile = assumed(z.extend(StoredFile, { kind: z.enum(personalFileKinds) }), unshown);
export type PersonalFile = z.output<typeof PersonalFile>;

/** The user's form input so far, kept until the level has passed; fields not filled in are empty. */
export const IdentityDraft = assumed(
  z.object({
    fields: DraftFields,
    files: z.array(PersonalFile),
    faceCheck: lenient(z.enum(faceChecks), 'none'),
    savedTime: lenient(z.nullable(instant()), null),
  }),
  unshown,
);
export type IdentityDraft = z.output<typeof IdentityDraft>;

/** The fields that have changed. */
export const IdentityDraftRequest = assumed(z.object({ fields: z.partial(DraftFields) }), unshown);

/** A document to store in the draft; it replaces the previous one of its kind. */
export const UploadFileRequest = assumed(z.extend(Upload, { kind: z.enum(personalFileKinds) }), unshown);

export const RemoveFileRequest = assumed(z.object({ kind: z.enum(personalFileKinds) }), unshown);
