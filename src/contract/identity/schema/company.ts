import * as z from 'zod/mini';
import { assumed, decimal, singleLine } from '../../endpoint';
import { birthDay, country, day, documentNumber } from './fields';
import { StoredFile, Upload } from './files';
import { companyFileKinds, documentTypes, fundSources } from '../constants';

const unshown = 'the fields of this entity are not shown';
const listUnshown = 'that a list is saved as a whole is not shown';

export const KycCompanyBasicInfo = assumed(
  z.object({
    companyName: singleLine(160),
    registrationNumber: documentNumber(),
    country: country(),
    registeredAddress: singleLine(240),
    incorporationDate: day(),
    businessNature: singleLine(240),
    website: z.string().check(z.trim(), z.maxLength(200), z.regex(/^(https?:\/\/[^\s<>"]+)?$/, 'not a web address')),
    sourceOfFunds: z.enum(fundSources),
    contactEmail: z.string().check(z.email(), z.maxLength(128)),
  }),
  unshown,
);
export type KycCompanyBasicInfo = z.output<typeof KycCompanyBasicInfo>;

const person = {
  firstName: singleLine(64),
  lastName: singleLine(64),
  birthDate: birthDay(),
  nationality: country(),
  documentType: z.enum(documentTypes),
  documentNumber: documentNumber(),
};

export const Director = assumed(z.object({ ...person, position: singleLine(80) }), unshown);
export type Director = z.output<typeof Director>;

/** A beneficial owner of a company; `sharePercent` is their share, above 0 and at most 100. */
export const Beneficiary = assumed(z.object({ ...person, sharePercent: decimal(), isPoliticallyExposed: z.boolean() }), unshown);
export type Beneficiary = z.output<typeof Beneficiary>;

/** A person authorised to trade for a company. */
export const Trader = assumed(
  z.object({ ...person, email: z.string().check(z.email(), z.maxLength(128)), phone: singleLine(32) }),
  unshown,
);
export type Trader = z.output<typeof Trader>;

const people = /* @__NO_SIDE_EFFECTS__ */ <S extends z.ZodMiniType>(schema: S) => z.array(schema).check(z.minLength(1), z.maxLength(20));

export const DirectorRequest = assumed(z.object({ directors: people(Director) }), listUnshown);
export const BeneficiaryRequest = assumed(z.object({ beneficiaries: people(Beneficiary) }), listUnshown);
export const TraderRequest = assumed(z.object({ traders: people(Trader) }), listUnshown);

/** A submitted company document. */
export const CompanyFile = assumed(z.extend(StoredFile, { kind: z.enum(companyFileKinds) }), unshown);
export type CompanyFile = z.output<typeof CompanyFile>;

/** Documents to submit; a document replaces the previous one of its kind. */
export const CompanyFileRequest = assumed(
  z.object({ files: z.array(z.extend(Upload, { kind: z.enum(companyFileKinds) })).check(z.minLength(1), z.maxLength(3)) }),
  'the fields of the form are not shown',
);
export type CompanyFileRequest = z.output<typeof CompanyFileRequest>;

/** A document template to fill in and submit; `content` is a data URL. */
export const TemplateFile = assumed(z.object({ kind: z.enum(companyFileKinds), name: z.string(), content: z.string() }), unshown);
export type TemplateFile = z.output<typeof TemplateFile>;
