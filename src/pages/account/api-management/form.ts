import { combine, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum';
import { apiKeys, type ApiKey, type CreateApiKeyRequest, type CreatedApiKey, type EditApiKeyRequest } from '@/contract/apiKeys';
import { code } from '@/contract/codes';
import { createGuardedMutation } from '@/features/challenge';
import { $dialog, dialogLeft, dialogOpened, announceChange } from './model';
import { changedForm, emptyForm, formOf, problemsOf, termsOf, type KeyForm, type Terms } from './terms';

/** Fields of the form were changed. */
export const formChanged = createEvent<Partial<KeyForm>>();
/** Moves to the next step, or from the last one to the challenge. */
export const nextPressed = createEvent();
export const backPressed = createEvent();
/** Confirms deleting the key named in the dialog, or all keys. */
export const deletionConfirmed = createEvent();

export const $form = createStore<KeyForm>(emptyForm, { serialize: 'ignore' })
  .on(dialogOpened, (_, dialog) => (dialog.kind === 'edit' ? formOf(dialog.key) : emptyForm))
  .on(formChanged, changedForm)
  .reset(dialogLeft);

const guard = { shown: [code.apiLabelTaken.code, code.apiAddressNeeded.code], edited: formChanged, resetOn: dialogLeft } as const;
export const create = createGuardedMutation({
  endpoint: apiKeys.create,
  params: (change: Terms & Pick<CreateApiKeyRequest, 'days'>, codes) => ({ body: { ...change, ...codes } }),
  ...guard,
});
export const edit = createGuardedMutation({
  endpoint: apiKeys.edit,
  params: (change: Terms & Pick<EditApiKeyRequest, 'id' | 'days'>, codes) => ({ body: { ...change, ...codes } }),
  ...guard,
});
export const remove = createGuardedMutation({
  endpoint: apiKeys.remove,
  params: (key: ApiKey | null, codes) => ({ body: { ...(key && { id: key.id }), ...codes } }),
  resetOn: dialogLeft,
});
export const $isPending = or(create.$isPending, edit.$isPending);

/** The newly created key with its secret, until the dialog closes. */
export const $created = createStore<CreatedApiKey | null>(null, { serialize: 'ignore' })
  .on(create.done, (_, { data }) => data)
  .reset(dialogLeft);

const $refusal = combine(create.$refusal, edit.$refusal, (createRefusal, editRefusal) => createRefusal ?? editRefusal);
const $errors = combine($form, $refusal, problemsOf);
const refused = sample({ clock: $refusal, filter: (refusal) => refusal !== null });
const stepChanged = createEvent<{ readonly step: 0 | 1; readonly isAttempted: boolean }>();
const $stepState = createStore<{ readonly step: 0 | 1; readonly isAttempted: boolean }>({ step: 0, isAttempted: false })
  .on(stepChanged, (_, stepState) => stepState)
  .on(backPressed, () => ({ step: 0, isAttempted: false }))
  // A label that is already taken returns to the step with the label field.
  .on(refused, ({ step }, refusal) => ({ step: refusal === code.apiLabelTaken.code ? 0 : step, isAttempted: true }))
  .reset(dialogLeft);

/** The current step: 0 for the permissions, 1 for addresses and expiry. */
export const $step = $stepState.map(({ step }) => step);
/** Errors of the current step, shown from the first attempt to leave it. */
export const $problems = combine($errors, $stepState, ({ label, addresses }, { step, isAttempted }) => ({
  label: isAttempted && step === 0 ? label : null,
  addresses: isAttempted && step === 1 ? addresses : null,
}));

const attempt = sample({
  clock: nextPressed,
  source: { stepState: $stepState, errors: $errors, form: $form, dialog: $dialog, isPending: $isPending },
});
sample({
  clock: attempt,
  fn: ({ stepState: { step }, errors }) =>
    step === 0 && errors.label === null ? ({ step: 1, isAttempted: false } as const) : { step, isAttempted: true },
  target: stepChanged,
});
const ready = attempt.filter({ fn: ({ stepState, errors, isPending }) => stepState.step === 1 && errors.addresses === null && !isPending });
sample({
  clock: ready.filterMap(({ form, dialog }) =>
    dialog?.kind === 'create' && form.days !== 'unchanged' ? { ...termsOf(form), days: form.days } : undefined,
  ),
  target: create.requested,
});
sample({
  clock: ready.filterMap(({ form, dialog }) =>
    dialog?.kind === 'edit' ? { ...termsOf(form), id: dialog.key.id, ...(form.days !== 'unchanged' && { days: form.days }) } : undefined,
  ),
  target: edit.requested,
});
sample({
  clock: sample({ clock: deletionConfirmed, source: $dialog }).filterMap((dialog) => (dialog?.kind === 'delete' ? dialog : undefined)),
  fn: ({ key }) => key,
  target: remove.requested,
});
// The dialog with the secret already confirms a new key.
announceChange(create.done, null);
announceChange(edit.done, 'apiKeys.saved');
announceChange(remove.done, 'apiKeys.deleted');
