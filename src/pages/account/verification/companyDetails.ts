import { combine } from 'effector';
import { fundSources, identity, type DraftFields, type TemplateFile } from '@/contract/identity';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { mutation, query } from '@/shared/api';
import { VerificationGate } from './model';

/** Params of the queries about a company: null unless its forms are open. */
export const $companyParams = combine(VerificationGate.state, $isLoggedIn, ({ level }, isLoggedIn) =>
  level === 'company' && isLoggedIn ? {} : null,
);

/** Saves the company details of the first step. */
export const saveBasics = mutation({
  endpoint: identity.saveCompanyBasicInfo,
  params: ({ companyCountry, sourceOfFunds, ...values }: DraftFields) => ({
    body: {
      companyName: values.companyName,
      registrationNumber: values.registrationNumber,
      country: companyCountry,
      registeredAddress: values.registeredAddress,
      incorporationDate: values.incorporationDate,
      businessNature: values.businessNature,
      website: values.website,
      sourceOfFunds: fundSources.find((source) => source === sourceOfFunds) ?? 'other',
      contactEmail: values.contactEmail,
    },
  }),
  resetOn: userChanged,
});

const templates = query({
  endpoint: identity.templateFile,
  $params: $companyParams,
  refetchOn: [saveBasics.done],
  once: true,
  resetOn: userChanged,
});
/** Document templates by kind. */
export const $templates = templates.$latest.map(
  (list): ReadonlyMap<string, TemplateFile> => new Map((list ?? []).map((file) => [file.kind, file])),
);
