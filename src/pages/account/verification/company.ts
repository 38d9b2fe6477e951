import { combine, createEvent, createStore, merge, sample } from 'effector';
import { identity } from '@/contract/identity';
import { userChanged } from '@/entities/session';
import { isPartial, mutation, query, type Query } from '@/shared/api';
import { $companyParams as $params } from './companyDetails';
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

/** Queries for the persons of a company, by role. */
export const companyPeople: Readonly<Record<PersonRole, Query<readonly Person[]>>> = { directors, beneficiaries, traders };

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
const isWhole = ({ $data, $error }: Query<readonly Person[]>) =>
  combine($data, $error, (list, error) => list !== null && !isPartial(list) && error === null);
/** Whether the list of a role is complete and up to date. It is saved as a whole, so saving a change of any other list would delete people. */
export const $isWhole = combine({ directors: isWhole(directors), beneficiaries: isWhole(beneficiaries), traders: isWhole(traders) });
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
const queries = Object.values(companyPeople);
/** Whether a list is being saved or read: until it has been read again, changes would be based on the previous one. */
export const $isPersonPending = combine(
  [...Object.values(saves).map(({ $isPending }) => $isPending), ...queries.map(({ $isFetching }) => $isFetching)],
  (pending) => pending.includes(true),
);
const $canChange = combine($isWhole, $isPersonPending, (whole, isPending) => (role: PersonRole) => whole[role] && !isPending);
const listRead = merge(queries.flatMap(({ done, failed }) => [done.map(() => {}), failed.map(() => {})]));
/** Whether the person of the open form has been saved, but the list not read again. */
const $isSaved = createStore(false).on(saved, () => true);
const savedRead = sample({ clock: listRead, source: $isSaved, filter: (isSaved) => isSaved });
$isSaved.reset(savedRead, userChanged);
const opened = sample({
  clock: personOpened,
  source: { people: $people, canChange: $canChange },
  filter: ({ canChange }, { role }) => canChange(role),
  fn: ({ people }, { role, index }): OpenPerson => {
    const existing = index === null ? undefined : people[role][index];
    return { role, index, form: existing ? formOf(existing) : emptyPerson };
  },
});
/** The person whose form is open; null if none. */
export const $person = createStore<OpenPerson | null>(null, { serialize: 'ignore' })
  .on(opened, (_, person) => person)
  .on(personTyped, (person, patch) => person && { ...person, form: { ...person.form, ...patch } })
  .reset(personClosed, savedRead, VerificationGate.close, userChanged);
const $isAttempted = createStore(false)
  .on(personSubmitted, () => true)
  .reset(personOpened);
const $errors = combine($person, $people, VerificationGate.state, (person, people, { today }) => {
  if (person === null) return {};
  const others = people[person.role].filter((_, index) => index !== person.index);
  return personProblems(person.role, person.form, others, maxAdultBirthDate(today));
});
export const $personProblems = combine($errors, $isAttempted, (errors, isAttempted) => (isAttempted ? errors : {}));

const accepted = sample({
  clock: personSubmitted,
  source: { person: $person, people: $people, errors: $errors, canChange: $canChange },
}).filterMap(({ person, people, errors, canChange }) => {
  if (person === null || !canChange(person.role) || Object.keys(errors).length > 0) return undefined;
  const forms = people[person.role].map(formOf);
  const next = person.index === null ? [...forms, person.form] : forms.map((form, index) => (index === person.index ? person.form : form));
  return { role: person.role, forms: next };
});
/** Removing the last person of a role is ignored: the exchange accepts no empty list. */
const removed = sample({
  clock: personRemoved,
  source: { people: $people, canChange: $canChange },
  filter: ({ canChange }, { role }) => canChange(role),
  fn: ({ people }, { role, index }) => ({ role, forms: people[role].filter((_, position) => position !== index).map(formOf) }),
}).filter({ fn: ({ forms }) => forms.length > 0 });
const listToSave = merge([accepted, removed]);
for (const [name, save] of Object.entries(saves))
  sample({ clock: listToSave.filter({ fn: ({ role }) => role === name }).map(({ forms }) => forms), target: save.submitted });
