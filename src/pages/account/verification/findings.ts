import { combine, createStore, merge, sample } from 'effector';
import { identityStatus, identityType, isResolvedBy, type Finding } from '@/contract/identity';
import { userChanged } from '@/entities/session';
import { peopleSaved } from './company';
import { companyBasics, companyFields, draft, fieldTyped } from './draft';
import { records, VerificationGate } from './model';
import { fileChosen } from './uploads';

/** Fields and documents changed here, reset when the records are reloaded. */
const changed = merge([
  sample({
    clock: fieldTyped,
    source: { savedDraft: draft.$latest, company: companyBasics.$latest },
    fn: ({ savedDraft, company }, patch) => {
      const savedValues = new Map<string, string>(Object.entries({ ...savedDraft?.fields, ...(company && companyFields(company)) }));
      return Object.entries(patch).flatMap(([name, text]) => ((savedValues.get(name) ?? '') === text ? [] : [name]));
    },
  }),
  fileChosen.map(({ kind }) => [kind]),
]);
const $changed = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on(changed, (all, names) => [...all, ...names])
  .reset(records.done, userChanged);

// Only the exchange knows whether a saved person resolves a finding.
sample({ clock: peopleSaved, target: records.refetched });

/** Findings of the latest review of the open level that are not resolved by later changes. */
export const $findings = combine(
  records.$latest,
  VerificationGate.state,
  $changed,
  (latestRecords, { level }, changedNames): readonly Finding[] => {
    const latest = latestRecords?.list.find((record) => level !== null && record.identityType === identityType[level]);
    if (latest?.identityStatus !== identityStatus.failed) return [];
    return latest.findings.filter((finding) => !finding.isResolved && !changedNames.some((name) => isResolvedBy(finding, name)));
  },
);
/** The first finding at a field or document; null if none. */
export const $findingFor = $findings.map(
  (findings) =>
    (target: string): Finding | null =>
      findings.find((finding) => finding.at === target) ?? null,
);
