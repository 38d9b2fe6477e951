import { combine, createStore } from 'effector';
import { companyFileKinds, missingDocuments, neededPictures, optionalCompanyFiles } from '@/contract/identity';
import { userChanged } from '@/entities/session';
import { $values, draft } from './draft';
import { documentTypeOf } from './forms';
import { VerificationGate } from './model';
import { safeName } from './picture';
import type { DocumentKind } from './partUploader';
import { withoutKey } from './previews';
import {
  $percents,
  $previews,
  $uploaded,
  $uploads,
  companyFiles,
  fileChosen,
  fileRefused,
  fileRemoved,
  type DocumentProblem,
} from './uploads';

/** Documents removed here, which are no longer shown: the exchange keeps a company document until a new one is uploaded. */
const $replaced = createStore<readonly DocumentKind[]>([], { serialize: 'ignore' })
  .on(fileRemoved, (documents, kind) => [...documents, kind])
  .on(fileChosen, (documents, { kind }) => documents.filter((each) => each !== kind))
  .reset(VerificationGate.close, userChanged);
const $problems = createStore<ReadonlyMap<DocumentKind, DocumentProblem>>(new Map(), { serialize: 'ignore' })
  .on(fileRefused, (problems, { kind, problem }) => new Map(problems).set(kind, problem))
  .on([fileChosen.map(({ kind }) => kind), fileRemoved], withoutKey)
  .reset(VerificationGate.close, userChanged);

/** The state of a document. */
export interface DocumentState {
  readonly name: string;
  readonly bytes: number;
  /** Preview of a picture chosen on this page. */
  readonly preview?: string;
  /** Upload progress in percent; undefined once saved. */
  readonly percent?: number;
}
/** All documents, saved or uploading, and the problems of rejected files. */
export const $documents = combine(
  {
    savedDraft: draft.$latest,
    company: companyFiles.$latest,
    uploaded: $uploaded,
    uploads: $uploads,
    percents: $percents,
    replaced: $replaced,
    previews: $previews,
    problems: $problems,
  },
  ({ savedDraft, company, uploaded, uploads, percents, replaced, previews, problems }) => {
    const states = new Map<DocumentKind, DocumentState>();
    const put = (kind: DocumentKind, state: DocumentState) => states.set(kind, { ...state, preview: previews.get(kind) });
    for (const { kind, name, bytes } of [...(savedDraft?.files ?? []), ...(company ?? [])])
      if (!replaced.includes(kind)) put(kind, { name, bytes });
    for (const { kind, name, bytes } of uploaded) put(kind, { name, bytes });
    for (const { id, kind, file } of uploads) put(kind, { name: safeName(file.name), bytes: file.size, percent: percents.get(id) ?? 0 });
    return { states, problems };
  },
);

/** Missing documents by level. */
export const $missing = combine($values, $documents, (values, { states }) => {
  const uploaded = [...states].filter(([, { percent }]) => percent === undefined).map(([kind]) => ({ kind }));
  return {
    standard: missingDocuments(neededPictures(documentTypeOf(values)), uploaded),
    advanced: missingDocuments(['proofOfAddress'], uploaded),
    company: companyFileKinds.filter((kind) => !optionalCompanyFiles.includes(kind) && !uploaded.some((file) => file.kind === kind)),
  };
});
