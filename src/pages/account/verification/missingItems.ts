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

/** The missing files, face check and roles of a step, by step id; text fields are validated separately. */
export const $missingItemsFor = combine(
  { missing: $missing, faceCheck: $faceCheck, missingRoles: $missingRoles },
  ({ missing, faceCheck, missingRoles }) =>
    (id: string): readonly string[] => {
      if (id === 'pictures') return missing.standard;
      if (id === 'face') return faceCheck === 'passed' ? [] : ['face'];
      if (id === 'proof') return missing.advanced;
      if (id === 'documents') return missing.company;
      return id === 'people' ? missingRoles : [];
    },
);

/** Index of the first step that is incomplete or has findings, otherwise of the last one; company details are complete only once the exchange has saved exactly what is typed. */
const $firstIncompleteStep = combine(
  {
    missingItemsFor: $missingItemsFor,
    values: $values,
    basics: companyBasics.$latest,
    gate: VerificationGate.state,
    findings: $findings,
    unserved: $unservedCountries,
  },
  ({ missingItemsFor, values, basics, gate: { level, today }, findings, unserved }) => {
    const isUnfinished = ({ id, fields }: (typeof steps)[KycLevel][number]) =>
      missingItemsFor(id).length > 0 ||
      findings.some(({ at }) => findingTargetsOf(id, fields).includes(at)) ||
      Object.keys(problemsOf(fields, values, today, unserved)).length > 0 ||
      (id === 'company' && !isSaved(values, basics));
    const rows = steps[level ?? 'standard'];
    const index = rows.findIndex(isUnfinished);
    return index === -1 ? rows.length - 1 : index;
  },
);

const queries = [draft, records, companyBasics, companyFiles, ...Object.values(companyPeople)];
const $isSettled = combine(
  draft.$latest,
  combine(queries.map(({ $isFetching }) => $isFetching)),
  (latestDraft, fetching) => latestDraft !== null && !fetching.includes(true),
);
const opened = VerificationGate.state.map(({ level }) => level).updates;
const settled = sample({
  clock: merge([...queries.map(({ done }) => done.map(() => {})), ...queries.map(({ failed }) => failed.map(() => {}))]),
  source: $isSettled,
});
/** Whether the draft is loaded and no query is pending, so that the step to resume at is known. */
export const $canResume = createStore(false)
  .on(settled, (canResume, isSettled) => canResume || isSettled)
  .reset(opened);
/** Loading has ended: the forms open at this step. */
export const resumed = sample({ clock: $canResume.updates.filter({ fn: (canResume) => canResume }), source: $firstIncompleteStep });

const $loadedData = combine(draft.$data, $canResume, (data, canResume) => (canResume ? data : null));
/** The draft query, without data until the step to resume at is known. */
export const loadedDraft = { ...draft, $data: $loadedData, $latest: $loadedData };

/** Whether the exchange has these company details: an application includes saved values only. */
function isSaved(values: DraftFields, basics: KycCompanyBasicInfo | null): boolean {
  const texts = basics && companyFields(basics);
  return texts !== null && steps.company[0].fields.every((name) => values[name].trim() === texts[name]);
}

/** The fields, documents and roles of a step that findings can refer to. */
export function findingTargetsOf(id: string, fields: readonly string[]): readonly string[] {
  return [...fields, ...(documentsOf[id] ?? []), ...(id === 'people' ? personRoles : [])];
}
