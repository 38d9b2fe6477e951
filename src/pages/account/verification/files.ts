import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { config } from '@/contract/config';
import {
  companyFileKinds,
  identity,
  missingDocuments,
  neededPictures,
  optionalCompanyFiles,
  personalFileKinds,
  type PersonalFileKind,
} from '@/contract/identity';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { mutation, query } from '@/shared/api';
import { $values, draft } from './draft';
import { documentTypeOf } from './forms';
import { VerificationGate } from './model';
import { prepared, safeName, type PictureProblem } from './picture';

export type CompanyFileKind = (typeof companyFileKinds)[number];
export type DocumentKind = PersonalFileKind | CompanyFileKind;
/** Why a document was not taken. */
export type DocumentProblem = PictureProblem | 'type' | 'failed';

export const fileChosen = createEvent<{ readonly kind: DocumentKind; readonly file: File }>();
export const fileRefused = createEvent<{ readonly kind: DocumentKind; readonly problem: DocumentProblem }>();
/** A document is taken away, or its upload is cancelled. */
export const fileRemoved = createEvent<DocumentKind>();

const $level = combine(VerificationGate.state, $isLoggedIn, ({ level }, isIn) => (isIn ? level : null));
const settings = query({ endpoint: config.kycConfig, $params: $level.map((level) => (level === null ? null : {})), once: true });
const $maxBytes = settings.$latest.map((data) => data?.maxFileBytes ?? 240_000);

/** One try to hand a document in; a later one for the same document takes its place. */
interface Upload {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly file: File;
}
interface Sending extends Upload {
  readonly name: string;
  readonly content: string;
}
interface Sent extends Pick<DocumentState, 'name' | 'bytes'> {
  readonly kind: DocumentKind;
}
const $count = createStore(0, { serialize: 'ignore' }).on(fileChosen, (count) => count + 1);
const begun = sample({ clock: fileChosen, source: $count, fn: (id, chosen): Upload => ({ id, ...chosen }) });

const kindOf = ({ kind }: { readonly kind: DocumentKind }) => kind;
const personalOf = (kind: DocumentKind) => personalFileKinds.find((each) => each === kind) ?? null;
const companyOf = (kind: DocumentKind) => companyFileKinds.find((each) => each === kind) ?? null;

const sendPersonal = mutation({
  endpoint: identity.uploadFile,
  params: ({ kind, name, content }: Sending) => ({ body: { kind: personalOf(kind) ?? 'selfie', name, content } }),
  key: kindOf,
  whilePending: 'sendLast',
  resetOn: userChanged,
});
const sendCompany = mutation({
  endpoint: identity.saveFiles,
  params: ({ kind, name, content }: Sending) => ({ body: { files: [{ kind: companyOf(kind) ?? 'boardResolution', name, content }] } }),
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

const companyFiles = query({
  endpoint: identity.filesInfo,
  $params: $level.map((level) => (level === 'company' ? {} : null)),
  refetchOn: [sendCompany.done],
  resetOn: userChanged,
});
sample({ clock: [sendPersonal.done, remove.done], fn: () => {}, target: draft.refetched });

const prepareFx = attach({ source: $maxBytes, effect: (maxBytes, { file }: Upload) => prepared(file, maxBytes) });
sample({ clock: begun, target: prepareFx });

/** The uploads that are under way: of each document the newest, unless it was taken away. */
const $uploads = createStore<readonly Upload[]>([], { serialize: 'ignore' })
  .on(begun, (uploads, upload) => [...uploads.filter(({ kind }) => kind !== upload.kind), upload])
  .on(fileRemoved, (uploads, kind) => uploads.filter((upload) => upload.kind !== kind))
  .reset(userChanged);
const isNewest = (uploads: readonly Upload[], { id }: { readonly id: number }) => uploads.some((upload) => upload.id === id);

const read = sample({
  clock: prepareFx.done,
  source: $uploads,
  filter: (uploads, { params }) => isNewest(uploads, params),
  fn: (_, { params, result }) => ({ params, result }),
});
const ready = read.filterMap(({ params, result }) => ('content' in result ? { ...params, ...result } : undefined));
sample({ clock: ready.filter({ fn: ({ kind }) => personalOf(kind) !== null }), target: sendPersonal.submitted });
sample({ clock: ready.filter({ fn: ({ kind }) => companyOf(kind) !== null }), target: sendCompany.submitted });
sample({
  clock: read.filterMap(({ params: { kind }, result }) => ('problem' in result ? { kind, problem: result.problem } : undefined)),
  target: fileRefused,
});
sample({
  clock: [sendPersonal.failed, sendCompany.failed, prepareFx.fail],
  source: $uploads,
  filter: (uploads, { params }) => isNewest(uploads, params),
  fn: (_, { params: { kind } }) => ({ kind, problem: 'failed' as const }),
  target: fileRefused,
});
const arrived = sample({
  clock: [sendPersonal.done, sendCompany.done],
  source: $uploads,
  fn: (uploads, { params }) => ({
    kind: params.kind,
    name: params.name,
    bytes: bytesOf(params.content),
    isWanted: isNewest(uploads, params),
    isFollowed: uploads.some(({ kind }) => kind === params.kind),
  }),
});
const sent = arrived.filter({ fn: ({ isWanted }) => isWanted });
$uploads.on([fileRefused, sent], (uploads, { kind }) => uploads.filter((upload) => upload.kind !== kind));
/** What was handed in here, until the exchange lists it. */
const $sent = createStore<readonly Sent[]>([], { serialize: 'ignore' })
  .on(sent, (all, row) => [...all, row])
  .on(fileRemoved, (all, kind) => all.filter((row) => row.kind !== kind))
  .reset(draft.done, companyFiles.done, userChanged);
/** Pictures that were chosen here, as data URLs: in memory only, and gone with the page. */
const $previews = createStore<ReadonlyMap<DocumentKind, string>>(new Map(), { serialize: 'ignore' })
  .on(ready, (previews, { kind, content }) =>
    content.startsWith('data:image/') ? new Map(previews).set(kind, content) : without(previews, kind),
  )
  .on(fileRemoved, without)
  .reset(VerificationGate.close, userChanged);

// What was cancelled on its way has arrived all the same.
const unwanted = arrived.filter({ fn: ({ isWanted, isFollowed }) => !isWanted && !isFollowed }).map(kindOf);
sample({ clock: merge([fileRemoved, unwanted]).filterMap((kind) => personalOf(kind) ?? undefined), target: remove.submitted });

/** Company documents about to be replaced: the exchange keeps the one before until the new one is there. */
const $replaced = createStore<readonly DocumentKind[]>([], { serialize: 'ignore' })
  .on(fileRemoved, (documents, kind) => [...documents, kind])
  .on(fileChosen, (documents, { kind }) => documents.filter((each) => each !== kind))
  .reset(VerificationGate.close, userChanged);
const $problems = createStore<ReadonlyMap<DocumentKind, DocumentProblem>>(new Map(), { serialize: 'ignore' })
  .on(fileRefused, (problems, { kind, problem }) => new Map(problems).set(kind, problem))
  .on([fileChosen.map(kindOf), fileRemoved], without)
  .reset(VerificationGate.close, userChanged);

/** How one document stands. */
export interface DocumentState {
  readonly name: string;
  readonly bytes: number;
  /** A picture that was chosen here. */
  readonly preview?: string;
  readonly isSending: boolean;
}
/** Every document that is there or on its way, and what is wrong with those that were not taken. */
export const $documents = combine(
  {
    kept: draft.$latest,
    company: companyFiles.$latest,
    sent: $sent,
    uploads: $uploads,
    replaced: $replaced,
    previews: $previews,
    problems: $problems,
  },
  ({ kept, company, sent: own, uploads, replaced, previews, problems }) => {
    const states = new Map<DocumentKind, DocumentState>();
    const put = (kind: DocumentKind, name: string, bytes: number, isSending: boolean) =>
      states.set(kind, { name, bytes, isSending, preview: previews.get(kind) });
    for (const { kind, name, bytes } of [...(kept?.files ?? []), ...(company ?? [])])
      if (!replaced.includes(kind)) put(kind, name, bytes, false);
    for (const { kind, name, bytes } of own) put(kind, name, bytes, false);
    for (const { kind, file } of uploads) put(kind, safeName(file.name), file.size, true);
    return { states, problems };
  },
);

/** The documents that each level still lacks. */
export const $missing = combine($values, $documents, (values, { states }) => {
  const there = [...states].filter(([, { isSending }]) => !isSending).map(([kind]) => ({ kind }));
  return {
    standard: missingDocuments(neededPictures(documentTypeOf(values)), there),
    advanced: missingDocuments(['proofOfAddress'], there),
    company: companyFileKinds.filter((kind) => !optionalCompanyFiles.includes(kind) && !there.some((file) => file.kind === kind)),
  };
});

function without<Value>(all: ReadonlyMap<DocumentKind, Value>, kind: DocumentKind): ReadonlyMap<DocumentKind, Value> {
  return new Map([...all].filter(([each]) => each !== kind));
}

/** The size of what a data URL holds. */
const bytesOf = (content: string): number => Math.floor(((content.length - content.indexOf(',') - 1) * 3) / 4);
