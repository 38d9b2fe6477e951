import { combine, createEvent, createStore, merge, sample } from 'effector';
import { emptyDraft, identity, type DraftFields, type KycCompanyBasicInfo } from '@/contract/identity';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { mutation, query } from '@/shared/api';
import { $isVisible, cameOnline, delay } from '@/shared/lib';
import { applied, VerificationGate } from './model';

export type FieldName = keyof DraftFields;
type Patch = Partial<DraftFields>;

/** The user changed form values. */
export const fieldTyped = createEvent<Patch>();
export const faceCheckOpened = createEvent();

const $isOpen = combine(VerificationGate.state, $isLoggedIn, ({ level }, isLoggedIn) => level !== null && isLoggedIn);

/** The partner's face check; each start requests a new URL. */
const faceForm = mutation({ endpoint: identity.amlFormUrl, params: () => ({}), resetOn: userChanged });
sample({ clock: faceCheckOpened, target: faceForm.submitted });
/** The URL of the partner's form is known. */
export const faceFormCreated = faceForm.done;
export const $isFaceFormPending = faceForm.$isPending;
/** Why the face check could not be started; null if it could. */
export const $faceFormError = faceForm.$error;

/** The draft saved from any device; polled while the face check is waiting. */
export const draft = query({
  endpoint: identity.draft,
  $params: $isOpen.map((isOpen) => (isOpen ? {} : null)),
  refetchOn: [faceForm.done, applied],
  resetOn: userChanged,
  poll: { every: 3000, while: ({ faceCheck }) => faceCheck === 'waiting' },
});
export const $faceCheck = draft.$latest.map((data) => data?.faceCheck ?? 'none');

/** The saved details of a company. */
export const companyBasics = query({
  endpoint: identity.companyBasicInfo,
  $params: combine(VerificationGate.state, $isLoggedIn, ({ level }, isLoggedIn) => (level === 'company' && isLoggedIn ? {} : null)),
  resetOn: userChanged,
});

const save = mutation({
  endpoint: identity.saveDraft,
  params: (fields: Patch) => ({ body: { fields } }),
  whilePending: 'sendLast',
  resetOn: userChanged,
});

/** Values typed in this tab that are not confirmed as saved. */
const $unsaved = createStore<Patch>({}, { serialize: 'ignore' })
  .on(fieldTyped, (unsaved, patch) => ({ ...unsaved, ...patch }))
  .on(save.done, (unsaved, { params }) => withoutSaved(unsaved, params))
  .reset(userChanged);
/** Values typed in this tab since the draft was last loaded, newer than those of the exchange. */
const $typed = createStore<Patch>({}, { serialize: 'ignore' })
  .on(fieldTyped, (typed, patch) => ({ ...typed, ...patch }))
  .reset(userChanged, draft.done, applied);

/** Current values of all form fields. */
export const $values = combine(
  draft.$latest,
  companyBasics.$latest,
  $typed,
  $unsaved,
  (savedDraft, company, typed, unsaved): DraftFields => ({
    ...emptyDraft(),
    ...(company && companyFields(company)),
    ...nonEmptyFields(savedDraft?.fields ?? {}),
    ...typed,
    ...unsaved,
  }),
);

const hidden = $isVisible.updates.filter({ fn: (isVisible) => !isVisible });
const typingPaused = delay({ source: fieldTyped, ms: 500 });
sample({
  clock: merge([typingPaused, VerificationGate.close, hidden, cameOnline]),
  source: $unsaved,
  filter: (unsaved) => Object.keys(unsaved).length > 0,
  target: save.submitted,
});

const $hasSaved = createStore(false)
  .on(save.done, () => true)
  .reset(VerificationGate.close, userChanged);
/** Whether the typed values are saved; `none` if nothing has been typed yet. */
export const $saveState = combine(
  $unsaved,
  save.$isPending,
  save.$error,
  draft.$latest,
  $hasSaved,
  (unsaved, isPending, error, savedDraft, isSaved) => {
    if (isPending || (Object.keys(unsaved).length > 0 && error === null)) return 'saving' as const;
    if (error !== null) return 'failed' as const;
    return isSaved || typeof savedDraft?.savedTime === 'number' ? ('saved' as const) : ('none' as const);
  },
);

function withoutSaved(unsaved: Patch, saved: Patch): Patch {
  const savedTexts = new Map<string, string>(Object.entries(saved));
  return Object.fromEntries(Object.entries(unsaved).filter(([name, text]) => savedTexts.get(name) !== text));
}

/** Converts the saved company details to draft fields. */
export function companyFields({ country, ...texts }: KycCompanyBasicInfo): Patch {
  return { ...texts, companyCountry: country };
}

function nonEmptyFields(fields: Patch): Patch {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}
