import { combine, createEvent, createStore, merge, sample } from 'effector';
import { code } from '@/contract/codes';
import { identity, type DraftFields, type KycLevel } from '@/contract/identity';
import { userChanged } from '@/entities/session';
import { failureToast, toastRequested } from '@/entities/toasts';
import { mutation, needsLogin } from '@/shared/api';
import type { TextKey } from '@/shared/i18n';
import { navigated } from '@/shared/routing/navigate';
import { saveBasics } from './companyDetails';
import { $values, fieldTyped } from './draft';
import { documentTypeOf, problemsOf, steps, type FieldProblems } from './forms';
import { $missingItemsFor, resumed } from './missingItems';
import { applied, VerificationGate } from './model';
import { $unservedCountries } from './settings';

export const nextPressed = createEvent();
export const backPressed = createEvent();
/** Opens a step for editing, by its index. */
export const stepChosen = createEvent<number>();

const form = ({ firstName, lastName, birthDate, country, documentNumber, documentExpiry, ...values }: DraftFields) => ({
  body: { firstName, lastName, birthDate, country, documentNumber, documentExpiry, documentType: documentTypeOf(values) },
});
const check = mutation({ endpoint: identity.standardCheck, params: form, resetOn: userChanged });
const applyStandard = mutation({ endpoint: identity.standardApply, params: form, resetOn: userChanged });
const applyAdvanced = mutation({
  endpoint: identity.advancedApply,
  params: ({ address, city, postalCode }: DraftFields) => ({ body: { address, city, postalCode } }),
  resetOn: userChanged,
});
const applyCompany = mutation({ endpoint: identity.companyApply, params: () => ({}), resetOn: userChanged });
const applicationSubmitted = merge([applyStandard.done, applyAdvanced.done, applyCompany.done]);

const $level = VerificationGate.state.map(({ level }) => level ?? 'standard');
const opened = VerificationGate.state.map(({ level }) => level).updates;
/** Index of the current step. */
export const $step = createStore(0).reset(opened, applicationSubmitted);
const $stepRow = combine($level, $step, (level, step) => ({ id: rowAt(level, step).id, fields: rowAt(level, step).fields }));
export const $stepId = $stepRow.map(({ id }) => id);

const $errors = combine($stepRow, $values, VerificationGate.state, $unservedCountries, ({ fields }, values, { today }, unserved) =>
  problemsOf(fields, values, today, unserved),
);
/** Missing items of the step besides texts. */
export const $missingItems = combine($stepId, $missingItemsFor, (id, missingItemsFor) => missingItemsFor(id));
/** Whether Next was pressed on this step, which then shows all errors. */
export const $isAttempted = createStore(false)
  .on(nextPressed, () => true)
  .reset($step, opened);
const documentUsedFound = check.done.filter({ fn: ({ data }) => data.blocker === 'documentUsed' });
const $isDocumentUsed = createStore(false)
  .on(
    [
      documentUsedFound,
      applyStandard.failed.filter({ fn: ({ error: { failure } }) => 'code' in failure && failure.code === code.kycDocumentUsed.code }),
    ],
    () => true,
  )
  .on(fieldTyped, () => false)
  .reset(opened);
export const $problems = combine($errors, $isAttempted, $isDocumentUsed, $stepId, (errors, isAttempted, isUsed, id): FieldProblems => {
  const shown = isAttempted ? errors : {};
  return isUsed && id === 'document' ? { ...shown, documentNumber: 'documentUsed' } : shown;
});
export const $isPending = combine(
  [check.$isPending, applyStandard.$isPending, applyAdvanced.$isPending, applyCompany.$isPending, saveBasics.$isPending],
  (pending) => pending.includes(true),
);

const stepPassed = sample({
  clock: nextPressed,
  source: { level: $level, step: $stepId, values: $values, errors: $errors, missing: $missingItems, isPending: $isPending },
  filter: ({ errors, missing, isPending }) => Object.keys(errors).length === 0 && missing.length === 0 && !isPending,
});
const valuesOf = ({ values }: { readonly values: DraftFields }) => values;
// Nothing else reports why a failed check does not continue.
sample({
  clock: check.failed.filter({ fn: ({ error }) => !needsLogin(error.failure) }),
  fn: ({ error }) => failureToast(error),
  target: toastRequested,
});
const reviewConfirmed = (level: KycLevel) =>
  stepPassed.filter({ fn: (passed) => passed.step === 'review' && passed.level === level }).map(valuesOf);
sample({ clock: stepPassed.filter({ fn: ({ step }) => step === 'person' }).map(valuesOf), target: check.submitted });
sample({ clock: stepPassed.filter({ fn: ({ step }) => step === 'company' }).map(valuesOf), target: saveBasics.submitted });
sample({ clock: reviewConfirmed('standard'), target: applyStandard.submitted });
sample({ clock: reviewConfirmed('advanced'), target: applyAdvanced.submitted });
sample({ clock: reviewConfirmed('company'), fn: () => {}, target: applyCompany.submitted });

const stepsWithRequest: readonly string[] = ['person', 'company', 'review'];
const stepAdvanced = merge([
  stepPassed.filter({ fn: ({ step }) => !stepsWithRequest.includes(step) }).map(() => {}),
  check.done.filter({ fn: ({ data }) => data.blocker !== 'documentUsed' }).map(() => {}),
  saveBasics.done.map(() => {}),
]);
$step
  .on(stepAdvanced, (step) => step + 1)
  .on(backPressed, (step) => Math.max(0, step - 1))
  .on([stepChosen, resumed], (_, step) => step)
  .on($isDocumentUsed.updates, (step, isUsed) => (isUsed ? 0 : step));

// Other refusals show a toast.
const refusals: ReadonlyMap<number, TextKey<'verification'>> = new Map<number, TextKey<'verification'>>([
  [code.kycDocumentUsed.code, 'verification.problem_documentUsed'],
  [code.kycIncomplete.code, 'verification.refusedIncomplete'],
]);
const failed = merge([applyStandard.failed, applyAdvanced.failed, applyCompany.failed]);
/** Why the exchange rejected the application; shown above the step. */
export const $refusal = createStore<TextKey<'verification'> | null>(null)
  .on(failed, (_, { error: { failure } }) => ('code' in failure ? (refusals.get(failure.code) ?? null) : null))
  .reset(nextPressed, backPressed, stepChosen, opened);

sample({ clock: applicationSubmitted, fn: () => {}, target: applied });
sample({
  clock: applicationSubmitted,
  source: VerificationGate.state,
  filter: VerificationGate.status,
  fn: ({ overview }) => overview,
  target: navigated,
});
sample({
  clock: applicationSubmitted,
  fn: () => ({ tone: 'success' as const, text: { key: 'verification.submitted' as const } }),
  target: toastRequested,
});

function rowAt(level: KycLevel, step: number): (typeof steps)[KycLevel][number] {
  const rows = steps[level];
  return rows[step] ?? rows[0];
}
