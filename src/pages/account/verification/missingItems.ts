import { combine, createStore, merge, sample } from 'effector';
import type { DraftFields, KycCompanyBasicInfo, KycLevel } from '@/contract/identity';
import { $missingRoles, companyPeople } from './company';
import { $faceCheck, $values, companyBasics, companyFields, draft } from './draft';
import { $missing } from './documents';
import { $findings } from './findings';
import { documentsOf, problemsOf, steps } from './forms';
import { records, VerificationGate } from './model';
import { personRoles } from './persons';
import { $unservedCountries } from './settings';
import { companyFiles } from './uploads';

/** Missing items of a step besides texts, by step id. */
export const $missingItemsAt = combine(
  { missing: $missing, faceCheck: $faceCheck, lacks: $missingRoles },
  ({ missing, faceCheck, lacks }) =>
    (id: string): readonly string[] => {
      if (id === 'pictures') return missing.standard;
      if (id === 'face') return faceCheck === 'passed' ? [] : ['face'];
      if (id === 'proof') return missing.advanced;
      if (id === 'documents') return missing.company;
      return id === 'people' ? lacks : [];
    },
);

/** Index of the first step that is incomplete or has findings; company details count as complete once saved unchanged. */
const $firstIncompleteStep = combine(
  {
    lackingAt: $missingItemsAt,
    values: $values,
    basics: companyBasics.$latest,
    gate: VerificationGate.state,
    findings: $findings,
    unserved: $unservedCountries,
  },
  ({ lackingAt, values, basics, gate: { level, today }, findings, unserved }) => {
    const isOpen = ({ id, fields }: (typeof steps)[KycLevel][number]) =>
      lackingAt(id).length > 0 ||
      findings.some(({ at }) => findingTargetsOf(id, fields).includes(at)) ||
      Object.keys(problemsOf(fields, values, today, unserved)).length > 0 ||
      (id === 'company' && !isSaved(values, basics));
    const rows = steps[level ?? 'standard'];
    const place = rows.findIndex(isOpen);
    return place === -1 ? rows.length - 1 : place;
  },
);

const queries = [draft, records, companyBasics, companyFiles, ...companyPeople];
const $isSettled = combine(
  draft.$latest,
  combine(queries.map(({ $isFetching }) => $isFetching)),
  (known, fetching) => known !== null && !fetching.includes(true),
);
const opened = VerificationGate.state.map(({ level }) => level).updates;
const settled = sample({
  clock: merge([...queries.map(({ done }) => done.map(() => {})), ...queries.map(({ failed }) => failed.map(() => {}))]),
  source: $isSettled,
});
/** Whether the step to resume at is known. */
export const $isResumed = createStore(false)
  .on(settled, (isResumed, isSettled) => isResumed || isSettled)
  .reset(opened);
/** All data is loaded: the forms open at this step. */
export const resumed = sample({ clock: $isResumed.updates.filter({ fn: (isResumed) => isResumed }), source: $firstIncompleteStep });

const $known = combine(draft.$data, $isResumed, (data, isResumed) => (isResumed ? data : null));
/** The draft query, without data until everything the open level needs is loaded. */
export const loadedDraft = { ...draft, $data: $known, $latest: $known };

/** Whether the exchange has these company details: an application includes saved values only. */
function isSaved(values: DraftFields, basics: KycCompanyBasicInfo | null): boolean {
  const texts = basics && companyFields(basics);
  return texts !== null && steps.company[0].fields.every((name) => values[name].trim() === texts[name]);
}

/** The fields, documents and roles of a step that findings can refer to. */
export function findingTargetsOf(id: string, fields: readonly string[]): readonly string[] {
  return [...fields, ...(documentsOf[id] ?? []), ...(id === 'people' ? personRoles : [])];
}
