import { combine, createStore } from 'effector';
import { companyFileKinds, missingDocuments, neededPictures, optionalCompanyFiles } from '@/contract/identity';
import { userChanged } from '@/entities/session';
import { $values, draft } from './draft';
import { documentTypeOf } from './forms';
import { VerificationGate } from './model';
import { safeName } from './picture';
import type { DocumentKind } from './parts';
import { without } from './previews';
import { $percents, $previews, $sent, $uploads, companyFiles, fileChosen, fileRefused, fileRemoved, type DocumentProblem } from './uploads';

/** Company documents about to be replaced: the exchange keeps the one before until the new one is there. */
const $replaced = createStore<readonly DocumentKind[]>([], { serialize: 'ignore' })
  .on(fileRemoved, (documents, kind) => [...documents, kind])
  .on(fileChosen, (documents, { kind }) => documents.filter((each) => each !== kind))
  .reset(VerificationGate.close, userChanged);
const $problems = createStore<ReadonlyMap<DocumentKind, DocumentProblem>>(new Map(), { serialize: 'ignore' })
  .on(fileRefused, (problems, { kind, problem }) => new Map(problems).set(kind, problem))
  .on([fileChosen.map(({ kind }) => kind), fileRemoved], without)
  .reset(VerificationGate.close, userChanged);

/** How one document stands. */
export interface DocumentState {
  readonly name: string;
  readonly bytes: number;
  /** A picture that was chosen here. */
  readonly preview?: string;
  /** How much of it the exchange has, in percent; absent once it is kept. */
  readonly percent?: number;
}
/** Every document that is there or on its way, and what is wrong with those that were not taken. */
export const $documents = combine(
  {
    kept: draft.$latest,
    company: companyFiles.$latest,
    sent: $sent,
    uploads: $uploads,
    percents: $percents,
    replaced: $replaced,
    previews: $previews,
    problems: $problems,
  },
  ({ kept, company, sent: own, uploads, percents, replaced, previews, problems }) => {
    const states = new Map<DocumentKind, DocumentState>();
    const put = (kind: DocumentKind, state: DocumentState) => states.set(kind, { ...state, preview: previews.get(kind) });
    for (const { kind, name, bytes } of [...(kept?.files ?? []), ...(company ?? [])])
      if (!replaced.includes(kind)) put(kind, { name, bytes });
    for (const { kind, name, bytes } of own) put(kind, { name, bytes });
    for (const { id, kind, file } of uploads) put(kind, { name: safeName(file.name), bytes: file.size, percent: percents.get(id) ?? 0 });
    return { states, problems };
  },
);

/** The documents that each level still lacks. */
export const $missing = combine($values, $documents, (values, { states }) => {
  const there = [...states].filter(([, { percent }]) => percent === undefined).map(([kind]) => ({ kind }));
  return {
    standard: missingDocuments(neededPictures(documentTypeOf(values)), there),
    advanced: missingDocuments(['proofOfAddress'], there),
    company: companyFileKinds.filter((kind) => !optionalCompanyFiles.includes(kind) && !there.some((file) => file.kind === kind)),
  };
});
