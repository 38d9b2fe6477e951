import { combine, createStore, merge, sample } from 'effector';
import type { DraftFields, KycCompanyBasicInfo, KycLevel } from '@/contract/identity';
import { $lacks, companyPeople } from './company';
import { $faceCheck, $values, companyBasics, companyTexts, draft } from './draft';
import { $missing } from './documents';
import { $findings } from './findings';
import { documentsOf, problemsOf, steps } from './forms';
import { records, VerificationGate } from './model';
import { personRoles } from './persons';
import { $unservedCountries } from './settings';
import { companyFiles } from './uploads';

/** What each step lacks besides texts, by its id. */
export const $lackingAt = combine(
  { missing: $missing, faceCheck: $faceCheck, lacks: $lacks },
  ({ missing, faceCheck, lacks }) =>
    (id: string): readonly string[] => {
      if (id === 'pictures') return missing.standard;
      if (id === 'face') return faceCheck === 'passed' ? [] : ['face'];
      if (id === 'proof') return missing.advanced;
      if (id === 'documents') return missing.company;
      return id === 'people' ? lacks : [];
    },
);

/** The first step of each level that is not complete or has to be mended; a company's texts are complete once they are saved as they stand. */
const $firstOpen = combine(
  {
    lackingAt: $lackingAt,
    values: $values,
    basics: companyBasics.$latest,
    gate: VerificationGate.state,
    findings: $findings,
    unserved: $unservedCountries,
  },
  ({ lackingAt, values, basics, gate: { level, today }, findings, unserved }) => {
    const isOpen = ({ id, fields }: (typeof steps)[KycLevel][number]) =>
      lackingAt(id).length > 0 ||
      findings.some(({ at }) => placesOf(id, fields).includes(at)) ||
      Object.keys(problemsOf(fields, values, today, unserved)).length > 0 ||
      (id === 'company' && !isSaved(values, basics));
    const rows = steps[level ?? 'standard'];
    const place = rows.findIndex(isOpen);
    return place === -1 ? rows.length - 1 : place;
  },
);

const reads = [draft, records, companyBasics, companyFiles, ...companyPeople];
const $isSettled = combine(
  draft.$latest,
  combine(reads.map(({ $isFetching }) => $isFetching)),
  (known, fetching) => known !== null && !fetching.includes(true),
);
const opened = VerificationGate.state.map(({ level }) => level).updates;
const settled = sample({
  clock: merge([...reads.map(({ done }) => done.map(() => {})), ...reads.map(({ failed }) => failed.map(() => {}))]),
  source: $isSettled,
});
/** Whether the step that comes next is known. */
export const $isResumed = createStore(false)
  .on(settled, (isResumed, isSettled) => isResumed || isSettled)
  .reset(opened);
/** What was filled in is known: the forms open at the step that comes next. */
export const resumed = sample({ clock: $isResumed.updates.filter({ fn: (isResumed) => isResumed }), source: $firstOpen });

const $known = combine(draft.$data, $isResumed, (data, isResumed) => (isResumed ? data : null));
/** The draft, once all that the open level has is there. */
export const knownDraft = { ...draft, $data: $known, $latest: $known };

/** Whether the exchange has these texts of a company: what it was not given is no part of what is handed in. */
function isSaved(values: DraftFields, basics: KycCompanyBasicInfo | null): boolean {
  const texts = basics && companyTexts(basics);
  return texts !== null && steps.company[0].fields.every((name) => values[name].trim() === texts[name]);
}

/** Where a review can find something in a step. */
export function placesOf(id: string, fields: readonly string[]): readonly string[] {
  return [...fields, ...(documentsOf[id] ?? []), ...(id === 'people' ? personRoles : [])];
}
