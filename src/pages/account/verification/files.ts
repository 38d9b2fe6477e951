import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { config } from '@/contract/config';
import {
  companyFileKinds,
  identity,
  missingPapers,
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
export type PaperKind = PersonalFileKind | CompanyFileKind;
/** Why a paper was not taken. */
export type PaperProblem = PictureProblem | 'type' | 'failed';

export const fileChosen = createEvent<{ readonly paper: PaperKind; readonly file: File }>();
export const fileRefused = createEvent<{ readonly paper: PaperKind; readonly problem: PaperProblem }>();
/** A paper is taken away, or its upload is cancelled. */
export const fileRemoved = createEvent<PaperKind>();

const $level = combine(VerificationGate.state, $isLoggedIn, ({ level }, isIn) => (isIn ? level : null));
const settings = query({ endpoint: config.kycConfig, $params: $level.map((level) => (level === null ? null : {})), once: true });
const $maxBytes = settings.$latest.map((data) => data?.maxFileBytes ?? 240_000);

/** One try to hand a paper in; a later one for the same paper takes its place. */
interface Upload {
  readonly id: number;
  readonly paper: PaperKind;
  readonly file: File;
}
interface Sending extends Upload {
  readonly name: string;
  readonly content: string;
}
interface Sent extends Pick<PaperState, 'name' | 'bytes'> {
  readonly paper: PaperKind;
}
const $count = createStore(0, { serialize: 'ignore' }).on(fileChosen, (count) => count + 1);
const begun = sample({ clock: fileChosen, source: $count, fn: (id, chosen): Upload => ({ id, ...chosen }) });

const paperOf = ({ paper }: { readonly paper: PaperKind }) => paper;
const personalOf = (paper: PaperKind) => personalFileKinds.find((each) => each === paper) ?? null;
const companyOf = (paper: PaperKind) => companyFileKinds.find((each) => each === paper) ?? null;

const sendPersonal = mutation({
  endpoint: identity.uploadFile,
  params: ({ paper, name, content }: Sending) => ({ body: { kind: personalOf(paper) ?? 'selfie', name, content } }),
  key: paperOf,
  whilePending: 'sendLast',
  resetOn: userChanged,
});
const sendCompany = mutation({
  endpoint: identity.saveFiles,
  params: ({ paper, name, content }: Sending) => ({ body: { files: [{ kind: companyOf(paper) ?? 'boardResolution', name, content }] } }),
  key: paperOf,
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

/** The uploads that are under way: of each paper the newest, unless it was taken away. */
const $uploads = createStore<readonly Upload[]>([], { serialize: 'ignore' })
  .on(begun, (uploads, upload) => [...uploads.filter(({ paper }) => paper !== upload.paper), upload])
  .on(fileRemoved, (uploads, paper) => uploads.filter((upload) => upload.paper !== paper))
  .reset(userChanged);
const isNewest = (uploads: readonly Upload[], { id }: { readonly id: number }) => uploads.some((upload) => upload.id === id);

const read = sample({
  clock: prepareFx.done,
  source: $uploads,
  filter: (uploads, { params }) => isNewest(uploads, params),
  fn: (_, { params, result }) => ({ params, result }),
});
const ready = read.filterMap(({ params, result }) => ('content' in result ? { ...params, ...result } : undefined));
sample({ clock: ready.filter({ fn: ({ paper }) => personalOf(paper) !== null }), target: sendPersonal.submitted });
sample({ clock: ready.filter({ fn: ({ paper }) => companyOf(paper) !== null }), target: sendCompany.submitted });
sample({
  clock: read.filterMap(({ params: { paper }, result }) => ('problem' in result ? { paper, problem: result.problem } : undefined)),
  target: fileRefused,
});
sample({
  clock: [sendPersonal.failed, sendCompany.failed, prepareFx.fail],
  source: $uploads,
  filter: (uploads, { params }) => isNewest(uploads, params),
  fn: (_, { params: { paper } }) => ({ paper, problem: 'failed' as const }),
  target: fileRefused,
});
const arrived = sample({
  clock: [sendPersonal.done, sendCompany.done],
  source: $uploads,
  fn: (uploads, { params }) => ({
    paper: params.paper,
    name: params.name,
    bytes: bytesOf(params.content),
    isWanted: isNewest(uploads, params),
    isFollowed: uploads.some(({ paper }) => paper === params.paper),
  }),
});
const sent = arrived.filter({ fn: ({ isWanted }) => isWanted });
$uploads.on([fileRefused, sent], (uploads, { paper }) => uploads.filter((upload) => upload.paper !== paper));
/** What was handed in here, until the exchange lists it. */
const $sent = createStore<readonly Sent[]>([], { serialize: 'ignore' })
  .on(sent, (all, row) => [...all, row])
  .on(fileRemoved, (all, paper) => all.filter((row) => row.paper !== paper))
  .reset(draft.done, companyFiles.done, userChanged);
/** Pictures that were chosen here, as data URLs: in memory only, and gone with the page. */
const $previews = createStore<ReadonlyMap<PaperKind, string>>(new Map(), { serialize: 'ignore' })
  .on(ready, (previews, { paper, content }) =>
    content.startsWith('data:image/') ? new Map(previews).set(paper, content) : without(previews, paper),
  )
  .on(fileRemoved, without)
  .reset(VerificationGate.close, userChanged);

// What was cancelled on its way has arrived all the same.
const unwanted = arrived.filter({ fn: ({ isWanted, isFollowed }) => !isWanted && !isFollowed }).map(paperOf);
sample({ clock: merge([fileRemoved, unwanted]).filterMap((paper) => personalOf(paper) ?? undefined), target: remove.submitted });

/** Company papers about to be replaced: the exchange keeps the one before until the new one is there. */
const $replaced = createStore<readonly PaperKind[]>([], { serialize: 'ignore' })
  .on(fileRemoved, (papers, paper) => [...papers, paper])
  .on(fileChosen, (papers, { paper }) => papers.filter((each) => each !== paper))
  .reset(VerificationGate.close, userChanged);
const $problems = createStore<ReadonlyMap<PaperKind, PaperProblem>>(new Map(), { serialize: 'ignore' })
  .on(fileRefused, (problems, { paper, problem }) => new Map(problems).set(paper, problem))
  .on([fileChosen.map(paperOf), fileRemoved], without)
  .reset(VerificationGate.close, userChanged);

/** How one paper stands. */
export interface PaperState {
  readonly name: string;
  readonly bytes: number;
  /** A picture that was chosen here. */
  readonly preview?: string;
  readonly isSending: boolean;
}
/** Every paper that is there or on its way, and what is wrong with those that were not taken. */
export const $papers = combine(
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
    const states = new Map<PaperKind, PaperState>();
    const put = (paper: PaperKind, name: string, bytes: number, isSending: boolean) =>
      states.set(paper, { name, bytes, isSending, preview: previews.get(paper) });
    for (const { kind, name, bytes } of [...(kept?.files ?? []), ...(company ?? [])])
      if (!replaced.includes(kind)) put(kind, name, bytes, false);
    for (const { paper, name, bytes } of own) put(paper, name, bytes, false);
    for (const { paper, file } of uploads) put(paper, safeName(file.name), file.size, true);
    return { states, problems };
  },
);

/** The papers that each level still lacks. */
export const $missing = combine($values, $papers, (values, { states }) => {
  const there = [...states].filter(([, { isSending }]) => !isSending).map(([kind]) => ({ kind }));
  return {
    standard: missingPapers(neededPictures(documentTypeOf(values)), there),
    advanced: missingPapers(['proofOfAddress'], there),
    company: companyFileKinds.filter((kind) => !optionalCompanyFiles.includes(kind) && !there.some((file) => file.kind === kind)),
  };
});

function without<Value>(all: ReadonlyMap<PaperKind, Value>, paper: PaperKind): ReadonlyMap<PaperKind, Value> {
  return new Map([...all].filter(([each]) => each !== paper));
}

/** The size of what a data URL holds. */
const bytesOf = (content: string): number => Math.floor(((content.length - content.indexOf(',') - 1) * 3) / 4);
