import {
  emptyDraft,
  isResolvedBy,
  missingDocuments,
  neededPictures,
  type DraftFields,
  type IdentityDraft,
  type PersonalFileKind,
  type StandardVerificationRequest,
} from '@/contract/identity';
import { KycCompanyBasicInfo } from '@/contract/identity/schema/company';
import { storedFileOf } from './documents';
import { resolveFindings } from './resolveFindings';
import { isBlurred } from './review';
import type { IdentityContext } from './context';
import type { Draft } from './records';

interface UploadedFile {
  readonly kind: PersonalFileKind;
  readonly name: string;
  readonly content: string;
}

/** Data entered before submission: available on every device until the level has passed. */
export interface Drafts {
  of(owner: number): IdentityDraft;
  save(owner: number, fields: Partial<DraftFields>): Draft;
  /** Stores a document in place of another of its kind. Throws `BusinessError` if the file is too large, or the picture too small or invalid. */
  saveFile(owner: number, file: UploadedFile): Draft['files'][number];
  remove(owner: number, kind: PersonalFileKind): void;
  /** Opens the provider's face check, which can be completed until this instant. */
  openFaceCheck(owner: number, until?: number): void;
  /** Ends the provider's face check; `left` resets it to unopened. */
  endFaceCheck(owner: number, outcome: FaceOutcome): void;
  /** Whether pictures for the standard level are missing, or the face check was not started, has failed or has expired: a pending one may complete during the review. */
  lacksPictures(owner: number, documentType: StandardVerificationRequest['documentType']): boolean;
  lacksAddress(owner: number): boolean;
  /** Deletes the draft after the level has passed. */
  clear(owner: number): void;
  /** Removes the documents that a review could not read: they must be uploaded again. */
  dropUnreadable(owner: number): void;
}

/** How long the provider's face check stays open, in ms. */
export const faceFormMs = 30 * 60_000;

/** The outcome of the provider's face check. */
export type FaceOutcome = 'passed' | 'failed' | 'left';

/** Creates the drafts of a world. */
export function createDrafts({ db, now, nextId }: Pick<IdentityContext, 'db' | 'now' | 'nextId'>): Drafts {
  const draftOf = (owner: number): Draft =>
    db.drafts.get(owner) ?? { owner, fields: emptyDraft(), files: [], faceSeenTime: null, savedTime: now() };
  const store = (draft: Draft) => db.drafts.upsert({ ...draft, savedTime: now() });
  const without = ({ files }: Draft, kind: PersonalFileKind) => files.filter((file) => file.kind !== kind);
  const faceCheck = ({ faceSeenTime, faceForm, faceFormUntil }: Draft) => {
    if (faceSeenTime !== null) return now() < faceSeenTime ? 'waiting' : 'passed';
    return faceForm === 'waiting' && faceFormUntil !== undefined && now() >= faceFormUntil ? 'expired' : (faceForm ?? 'none');
  };

  return {
    of: (owner) => {
      const draft = draftOf(owner);
      const { fields, files } = draft;
      return { fields, files, faceCheck: faceCheck(draft), savedTime: db.drafts.get(owner)?.savedTime ?? null };
    },
    save: (owner, fields) => {
      const draft = draftOf(owner);
      const savedTexts = new Map<string, string>(Object.entries(draft.fields));
      const changed = Object.entries(fields).flatMap(([name, text]) =>
        savedTexts.get(name) === text || isCompanyField(name) ? [] : [name],
      );
      resolveFindings(db, owner, (finding) => changed.some((name) => isResolvedBy(finding, name)));
      return store({ ...draft, fields: { ...draft.fields, ...fields } });
    },
    saveFile: (owner, upload) => {
      const draft = draftOf(owner);
      const file = storedFileOf(upload, String(nextId()), now());
      store({ ...draft, files: [...without(draft, file.kind), file] });
      resolveFindings(db, owner, (finding) => isResolvedBy(finding, file.kind));
      return file;
    },
    remove: (owner, kind) => {
      const draft = draftOf(owner);
      if (draft.files.some((file) => file.kind === kind)) store({ ...draft, files: without(draft, kind) });
    },
    openFaceCheck: (owner, until = now() + faceFormMs) => {
      const draft = draftOf(owner);
      if (faceCheck(draft) !== 'passed') store({ ...draft, faceForm: 'waiting', faceFormUntil: until });
    },
    endFaceCheck: (owner, outcome) => {
      const { faceForm: _ended, faceFormUntil: _over, ...draft } = draftOf(owner);
      if (outcome === 'passed') store({ ...draft, faceSeenTime: now() });
      else store({ ...draft, ...(outcome === 'failed' && { faceForm: outcome }) });
    },
    lacksPictures: (owner, documentType) => {
      const draft = draftOf(owner);
      return (
        ['none', 'failed', 'expired'].includes(faceCheck(draft)) || missingDocuments(neededPictures(documentType), draft.files).length > 0
      );
    },
    lacksAddress: (owner) => missingDocuments(['proofOfAddress'], draftOf(owner).files).length > 0,
    clear: (owner) => {
      db.drafts.remove(owner);
    },
    dropUnreadable: (owner) => {
      const draft = db.drafts.get(owner);
      if (draft?.files.some(isBlurred)) store({ ...draft, files: draft.files.filter((file) => !isBlurred(file)) });
    },
  };
}

/** Company data is submitted by a separate call. */
const isCompanyField = (name: string): boolean => name === 'companyCountry' || name in KycCompanyBasicInfo.shape;
