import { combine, createEvent, createStore, merge, sample } from 'effector';
import { fundSources, identity, type DraftFields, type TemplateFile } from '@/contract/identity';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { mutation, query } from '@/shared/api';
import { maxAdultBirthDate } from './forms';
import { VerificationGate } from './model';
import {
  beneficiaryOf,
  directorOf,
  emptyPerson,
  formOf,
  personProblems,
  traderOf,
  type Person,
  type PersonForm,
  type PersonRole,
} from './persons';

/** Opens the form for a person: a new one if `index` is null, otherwise the one at that index. */
export const personOpened = createEvent<{ readonly role: PersonRole; readonly index: number | null }>();
export const personClosed = createEvent();
export const personTyped = createEvent<Partial<PersonForm>>();
export const personSubmitted = createEvent();
export const personRemoved = createEvent<{ readonly role: PersonRole; readonly index: number }>();

const $params = combine(VerificationGate.state, $isLoggedIn, ({ level }, isLoggedIn) => (level === 'company' && isLoggedIn ? {} : null));

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

const saveDirectors = mutation({
  endpoint: identity.saveDirector,
  params: (forms: readonly PersonForm[]) => ({ body: { directors: forms.map(directorOf) } }),
  resetOn: userChanged,
});
const saveBeneficiaries = mutation({
  endpoint: identity.saveBeneficiary,
  params: (forms: readonly PersonForm[]) => ({ body: { beneficiaries: forms.map(beneficiaryOf) } }),
  resetOn: userChanged,
});
const saveTraders = mutation({
  endpoint: identity.saveTrader,
  params: (forms: readonly PersonForm[]) => ({ body: { traders: forms.map(traderOf) } }),
  resetOn: userChanged,
});
const saves = { directors: saveDirectors, beneficiaries: saveBeneficiaries, traders: saveTraders };

const directors = query({ endpoint: identity.directorInfo, $params, refetchOn: [saveDirectors.done], resetOn: userChanged });
const beneficiaries = query({ endpoint: identity.beneficiaryInfo, $params, refetchOn: [saveBeneficiaries.done], resetOn: userChanged });
const traders = query({ endpoint: identity.traderInfo, $params, refetchOn: [saveTraders.done], resetOn: userChanged });

/** Queries for the persons of a company. */
export const companyPeople = [directors, beneficiaries, traders] as const;

export interface People {
  readonly directors: readonly Person[];
  readonly beneficiaries: readonly Person[];
  readonly traders: readonly Person[];
}
/** The persons of a company by role. */
export const $people = combine(
  directors.$latest,
  beneficiaries.$latest,
  traders.$latest,
  (directorList, beneficiaryList, traderList): People => ({
    directors: directorList ?? [],
    beneficiaries: beneficiaryList ?? [],
    traders: traderList ?? [],
  }),
);
/** Roles without any person. */
export const $missingRoles = $people.map((people) => Object.entries(people).flatMap(([role, list]) => (list.length === 0 ? [role] : [])));

interface OpenPerson {
  readonly role: PersonRole;
  readonly index: number | null;
  readonly form: PersonForm;
}
const saved = merge([saveDirectors.done, saveBeneficiaries.done, saveTraders.done]);
/** The exchange has saved a list of persons. */
export const peopleSaved = saved.map(() => {});
const opened = sample({
  clock: personOpened,
  source: $people,
  fn: (people, { role, index }): OpenPerson => {
    const existing = index === null ? undefined : people[role][index];
    return { role, index, form: existing ? formOf(existing) : emptyPerson };
  },
});
/** The person whose form is open; null if none. */
export const $person = createStore<OpenPerson | null>(null, { serialize: 'ignore' })
  .on(opened, (_, person) => person)
  .on(personTyped, (person, patch) => person && { ...person, form: { ...person.form, ...patch } })
  .reset(personClosed, saved, VerificationGate.close, userChanged);
const $isAttempted = createStore(false)
  .on(personSubmitted, () => true)
  .reset(personOpened);
const $errors = combine($person, $people, VerificationGate.state, (person, people, { today }) => {
  if (person === null) return {};
  const others = people[person.role].filter((_, index) => index !== person.index);
  return personProblems(person.role, person.form, others, maxAdultBirthDate(today));
});
export const $personProblems = combine($errors, $isAttempted, (errors, isAttempted) => (isAttempted ? errors : {}));
export const $isPersonPending = combine([saveDirectors.$isPending, saveBeneficiaries.$isPending, saveTraders.$isPending], (pending) =>
  pending.includes(true),
);

const accepted = sample({
  clock: personSubmitted,
  source: { person: $person, people: $people, errors: $errors, isPending: $isPersonPending },
}).filterMap(({ person, people, errors, isPending }) => {
  if (person === null || isPending || Object.keys(errors).length > 0) return undefined;
  const forms = people[person.role].map(formOf);
  const next = person.index === null ? [...forms, person.form] : forms.map((form, index) => (index === person.index ? person.form : form));
  return { role: person.role, forms: next };
});
/** Removing the last person of a role is ignored: the exchange accepts no empty list. */
const removed = sample({
  clock: personRemoved,
  source: $people,
  fn: (people, { role, index }) => ({ role, forms: people[role].filter((_, position) => position !== index).map(formOf) }),
}).filter({ fn: ({ forms }) => forms.length > 0 });
const listToSave = merge([accepted, removed]);
for (const [name, save] of Object.entries(saves))
  sample({ clock: listToSave.filter({ fn: ({ role }) => role === name }).map(({ forms }) => forms), target: save.submitted });
const templates = query({ endpoint: identity.templateFile, $params, refetchOn: [saveBasics.done], once: true, resetOn: userChanged });
/** Document templates by kind. */
export const $templates = templates.$latest.map(
  (list): ReadonlyMap<string, TemplateFile> => new Map((list ?? []).map((file) => [file.kind, file])),
);
