import * as z from 'zod/mini';
import { companyFileKinds, documentTypes, identity, type DraftFields, type KycLevel } from '@/contract/identity';
import type { FieldName } from './draft';
import type { DocumentKind } from './partUploader';

const standard = identity.standardApply.body;
const advanced = identity.advancedApply.body;
const company = identity.saveCompanyBasicInfo.body;

/** The kind of input of a field. */
export type FieldKind = 'text' | 'country' | 'day' | 'documentType' | 'sourceOfFunds';

/** Input kind and validation rule of each field; the rules are those of the contract. */
export const fieldRows = {
  country: { ask: 'country', rule: standard.shape.country },
  documentType: { ask: 'documentType', rule: standard.shape.documentType },
  documentNumber: { ask: 'text', rule: standard.shape.documentNumber },
  documentExpiry: { ask: 'day', rule: standard.shape.documentExpiry },
  firstName: { ask: 'text', rule: standard.shape.firstName, autoComplete: 'given-name' },
  lastName: { ask: 'text', rule: standard.shape.lastName, autoComplete: 'family-name' },
  birthDate: { ask: 'day', rule: standard.shape.birthDate },
  address: { ask: 'text', rule: advanced.shape.address, autoComplete: 'street-address' },
  city: { ask: 'text', rule: advanced.shape.city, autoComplete: 'address-level2' },
  postalCode: { ask: 'text', rule: advanced.shape.postalCode, autoComplete: 'postal-code' },
  companyName: { ask: 'text', rule: company.shape.companyName, autoComplete: 'organization' },
  registrationNumber: { ask: 'text', rule: company.shape.registrationNumber },
  companyCountry: { ask: 'country', rule: company.shape.country },
  registeredAddress: { ask: 'text', rule: company.shape.registeredAddress },
  incorporationDate: { ask: 'day', rule: company.shape.incorporationDate },
  businessNature: { ask: 'text', rule: company.shape.businessNature },
  website: { ask: 'text', rule: company.shape.website, autoComplete: 'url' },
  sourceOfFunds: { ask: 'sourceOfFunds', rule: company.shape.sourceOfFunds },
  contactEmail: { ask: 'text', rule: company.shape.contactEmail, autoComplete: 'email' },
} as const satisfies Record<FieldName, { readonly ask: FieldKind; readonly rule: unknown; readonly autoComplete?: string }>;

/** The steps of each level with their text fields. */
export const steps = {
  standard: [
    { id: 'document', fields: ['country', 'documentType', 'documentNumber', 'documentExpiry'] },
    { id: 'person', fields: ['firstName', 'lastName', 'birthDate'] },
    { id: 'pictures', fields: [] },
    { id: 'face', fields: [] },
    { id: 'review', fields: [] },
  ],
  advanced: [
    { id: 'address', fields: ['address', 'city', 'postalCode'] },
    { id: 'proof', fields: [] },
    { id: 'review', fields: [] },
  ],
  company: [
    {
      id: 'company',
      fields: [
        'companyName',
        'registrationNumber',
        'companyCountry',
        'registeredAddress',
        'incorporationDate',
        'businessNature',
        'sourceOfFunds',
        'website',
        'contactEmail',
      ],
    },
    { id: 'people', fields: [] },
    { id: 'documents', fields: [] },
    { id: 'review', fields: [] },
  ],
} as const satisfies Record<KycLevel, readonly { readonly id: string; readonly fields: readonly FieldName[] }[]>;

export type StepId = (typeof steps)[KycLevel][number]['id'];

/** Documents uploaded in each step, by step id; some are optional or depend on the document type. */
export const documentsOf: Readonly<Partial<Record<string, readonly DocumentKind[]>>> = {
  pictures: ['documentFront', 'documentBack', 'selfie'],
  proof: ['proofOfAddress'],
  documents: companyFileKinds,
};

/** Why a field is invalid. */
export type FieldProblem = 'unserved' | 'missing' | 'invalid' | 'underAge' | 'expired' | 'future' | 'documentUsed';
export type FieldProblems = Readonly<Partial<Record<FieldName, FieldProblem>>>;

/** Validates fields by the rules of the contract, the current day and the unsupported countries (assumed: field rules of the forms are not shown). */
export function problemsOf(
  fields: readonly FieldName[],
  values: DraftFields,
  today: string,
  unserved: readonly string[] = [],
): FieldProblems {
  const found = fields.flatMap((name) => {
    const problem = problemOf(name, values[name].trim(), today, unserved);
    return problem ? [[name, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

function problemOf(name: FieldName, value: string, today: string, unserved: readonly string[]): FieldProblem | null {
  const { rule, ask } = fieldRows[name];
  if (value === '' && name !== 'website') return 'missing';
  if (!rule.safeParse(value).success) return 'invalid';
  if (ask === 'country' && unserved.includes(value)) return 'unserved';
  if (name === 'birthDate' && value > maxAdultBirthDate(today)) return 'underAge';
  if (name === 'documentExpiry' && value < today) return 'expired';
  return name === 'incorporationDate' && value > today ? 'future' : null;
}

/** The latest birth date of an adult, 18 years ago; 28 February if today is 29 February and that year was not a leap year. */
export function maxAdultBirthDate(today: string): string {
  const year = String(Number.parseInt(today.slice(0, 4), 10) - 18).padStart(4, '0');
  const day = `${year}${today.slice(4)}`;
  return z.iso.date().safeParse(day).success ? day : `${year}-02-28`;
}

/** The selected document type; a passport by default. */
export const documentTypeOf = ({ documentType }: Pick<DraftFields, 'documentType'>): (typeof documentTypes)[number] =>
  documentTypes.find((type) => type === documentType) ?? 'passport';
