import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { companyFileKinds, identity, personalFileKinds, type PersonalFileKind } from '@/contract/identity';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { mutation, query } from '@/shared/api';
import { draft } from './draft';
import { VerificationGate } from './model';
import { createPartUploader, type DocumentKind, type PreparedUpload, type Upload } from './partUploader';
import { prepareFile, type PictureProblem } from './picture';
import { createPreviews } from './previews';
import { $limits } from './settings';

/** Why a document was rejected. */
export type DocumentProblem = PictureProblem | 'type' | 'failed';

export const fileChosen = createEvent<{ readonly kind: DocumentKind; readonly file: File }>();
export const fileRefused = createEvent<{ readonly kind: DocumentKind; readonly problem: DocumentProblem }>();
/** Removes a document or cancels its upload. */
export const fileRemoved = createEvent<DocumentKind>();

const $level = combine(VerificationGate.state, $isLoggedIn, ({ level }, isLoggedIn) => (isLoggedIn ? level : null));

interface UploadedDocument {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly bytes: number;
}
const $count = createStore(0, { serialize: 'ignore' }).on(fileChosen, (count) => count + 1);
const uploadStarted = sample({ clock: fileChosen, source: $count, fn: (id, chosen): Upload => ({ id, ...chosen }) });

const kindOf = ({ kind }: { readonly kind: DocumentKind }) => kind;
const personalOf = (kind: DocumentKind) => personalFileKinds.find((each) => each === kind) ?? null;
const companyOf = (kind: DocumentKind) => companyFileKinds.find((each) => each === kind) ?? null;

const sendPersonal = mutation({
  endpoint: identity.uploadFile,
  params: ({ kind, name, content }: PreparedUpload) => ({ body: { kind: personalOf(kind) ?? 'selfie', name, content } }),
  key: kindOf,
  whilePending: 'sendLast',
  resetOn: userChanged,
});
const sendCompany = mutation({
  endpoint: identity.saveFiles,
  params: ({ kind, name, content }: PreparedUpload) => ({
    body: { files: [{ kind: companyOf(kind) ?? 'boardResolution', name, content }] },
  }),
  key: kindOf,
  whilePending: 'sendLast',
  resetOn: userChanged,
});
const remove = mutation({
  endpoint: identity.removeFile,
  params: (kind: PersonalFileKind) => ({ body: { kind } }),
  key: (kind) => kind,
  whilePending: 'sendLast',
  resetOn: userChanged,
});

export const companyFiles = query({
  endpoint: identity.filesInfo,
  $params: $level.map((level) => (level === 'company' ? {} : null)),
  refetchOn: [sendCompany.done],
  resetOn: userChanged,
});
sample({ clock: [sendPersonal.done, remove.done], fn: () => {}, target: draft.refetched });

const prepareFx = attach({ source: $limits, effect: (limits, { file }: Upload) => prepareFile(file, limits) });
sample({ clock: uploadStarted, target: prepareFx });

/** Current uploads: the newest of each document unless it was removed. */
export const $uploads = createStore<readonly Upload[]>([], { serialize: 'ignore' })
  .on(uploadStarted, (uploads, upload) => [...uploads.filter(({ kind }) => kind !== upload.kind), upload])
  .on(fileRemoved, (uploads, kind) => uploads.filter((upload) => upload.kind !== kind))
  .reset(userChanged);
const isNewest = (uploads: readonly Upload[], { id }: { readonly id: number }) => uploads.some((upload) => upload.id === id);

const fileRead = sample({
  clock: prepareFx.done,
  source: $uploads,
  filter: (uploads, { params }) => isNewest(uploads, params),
  fn: (_, { params, result }) => ({ params, result }),
});
const ready = fileRead.filterMap(({ params, result }): (PreparedUpload & { readonly picture: Blob }) | undefined =>
  'content' in result ? { ...params, ...result, bytes: bytesOf(result.content) } : undefined,
);
const parts = createPartUploader({ clock: ready, $isWanted: $uploads.map((uploads) => (id: number) => isNewest(uploads, { id })) });
export const { $percents } = parts;
sample({ clock: parts.uploaded.filter({ fn: ({ kind }) => personalOf(kind) !== null }), target: sendPersonal.submitted });
sample({ clock: parts.uploaded.filter({ fn: ({ kind }) => companyOf(kind) !== null }), target: sendCompany.submitted });
sample({
  clock: fileRead.filterMap(({ params: { kind }, result }) => ('problem' in result ? { kind, problem: result.problem } : undefined)),
  target: fileRefused,
});
sample({
  clock: merge([parts.failed, merge([sendPersonal.failed, sendCompany.failed, prepareFx.fail]).map(({ params }): Upload => params)]),
  source: $uploads,
  filter: isNewest,
  fn: (_, { kind }) => ({ kind, problem: 'failed' as const }),
  target: fileRefused,
});
const uploadFinished = sample({
  clock: [sendPersonal.done, sendCompany.done],
  source: $uploads,
  fn: (uploads, { params }) => ({
    kind: params.kind,
    name: params.name,
    bytes: params.bytes,
    isWanted: isNewest(uploads, params),
    isReplaced: uploads.some(({ kind }) => kind === params.kind),
  }),
});
const uploadAccepted = uploadFinished.filter({ fn: ({ isWanted }) => isWanted });
$uploads.on([fileRefused, uploadAccepted], (uploads, { kind }) => uploads.filter((upload) => upload.kind !== kind));
/** Documents uploaded here, until the exchange lists them. */
export const $uploaded = createStore<readonly UploadedDocument[]>([], { serialize: 'ignore' })
  .on(uploadAccepted, (all, row) => [...all, row])
  .on(fileRemoved, (all, kind) => all.filter((row) => row.kind !== kind))
  .reset(draft.done, companyFiles.done, userChanged);
export const { $previews } = createPreviews({ documentReady: ready, removed: fileRemoved });

// A cancelled upload was completed nonetheless.
const unwanted = uploadFinished.filter({ fn: ({ isWanted, isReplaced }) => !isWanted && !isReplaced }).map(kindOf);
sample({ clock: merge([fileRemoved, unwanted]).filterMap((kind) => personalOf(kind) ?? undefined), target: remove.submitted });

/** Size in bytes of the content of a data URL. */
const bytesOf = (content: string): number => Math.floor(((content.length - content.indexOf(',') - 1) * 3) / 4);
