import {
  emptyDraft,
  isMendedBy,
  missingDocuments,
  neededPictures,
  type DraftFields,
  type IdentityDraft,
  type PersonalFileKind,
  type StandardVerificationRequest,
} from '@/contract/identity';
import { KycCompanyBasicInfo } from '@/contract/identity/schema/company';
import { filed } from './documents';
import { mend } from './mending';
import { isBlurred } from './review';
import type { IdentityContext } from './context';
import type { Draft } from './records';

interface Arrived {
  readonly kind: PersonalFileKind;
  readonly name: string;
  readonly content: string;
}

/** What people fill in before they hand it in: kept for every device, until the level has passed. */
export interface Drafts {
  of(owner: number): IdentityDraft;
  save(owner: number, fields: Partial<DraftFields>): Draft;
  /** Keeps a document in place of the one of its kind. Throws `BusinessError` for a file that is too large. */
  keep(owner: number, file: Arrived): Draft['files'][number];
  remove(owner: number, kind: PersonalFileKind): void;
  /** The partner's form is opened, and waits for its outcome until this instant. */
  openFaceCheck(owner: number, until?: number): void;
  /** The partner's form comes to an end; `left` is as if it had not been opened. */
  endFaceCheck(owner: number, outcome: FaceOutcome): void;
  /** Whether pictures are missing for the standard level, or the face check was not begun or has failed: its outcome may come in during the review. */
  lacksPictures(owner: number, documentType: StandardVerificationRequest['documentType']): boolean;
  lacksAddress(owner: number): boolean;
  /** The level has passed. */
  clear(owner: number): void;
  /** A review could not read documents: they have to be handed in anew. */
  dropUnreadable(owner: number): void;
}

/** How long the partner's form can be used, in ms. */
export const faceFormMs = 30 * 60_000;

/** What the form of the partner comes to. */
export type FaceOutcome = 'passed' | 'failed' | 'left';

/** The drafts of the people of a world. */
export function createDrafts({ db, now, nextId }: Pick<IdentityContext, 'db' | 'now' | 'nextId'>): Drafts {
  const draftOf = (owner: number): Draft =>
    db.drafts.get(owner) ?? { owner, fields: emptyDraft(), files: [], faceSeenTime: null, savedTime: now() };
  const put = (draft: Draft) => db.drafts.upsert({ ...draft, savedTime: now() });
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
      const known = new Map<string, string>(Object.entries(draft.fields));
      const changed = Object.entries(fields).flatMap(([name, text]) => (known.get(name) === text || companyText(name) ? [] : [name]));
      mend(db, owner, (finding) => changed.some((name) => isMendedBy(finding, name)));
      return put({ ...draft, fields: { ...draft.fields, ...fields } });
    },
    keep: (owner, arrived) => {
      const draft = draftOf(owner);
      const file = filed(arrived, String(nextId()), now());
      put({ ...draft, files: [...without(draft, file.kind), file] });
      mend(db, owner, (finding) => isMendedBy(finding, file.kind));
      return file;
    },
    remove: (owner, kind) => {
      const draft = draftOf(owner);
      if (draft.files.some((file) => file.kind === kind)) put({ ...draft, files: without(draft, kind) });
    },
    openFaceCheck: (owner, until = now() + faceFormMs) => {
      const draft = draftOf(owner);
      if (faceCheck(draft) !== 'passed') put({ ...draft, faceForm: 'waiting', faceFormUntil: until });
    },
    endFaceCheck: (owner, outcome) => {
      const { faceForm: _ended, faceFormUntil: _over, ...draft } = draftOf(owner);
      if (outcome === 'passed') put({ ...draft, faceSeenTime: now() });
      else put({ ...draft, ...(outcome === 'failed' && { faceForm: outcome }) });
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
      if (draft?.files.some(isBlurred)) put({ ...draft, files: draft.files.filter((file) => !isBlurred(file)) });
    },
  };
}

/** Those of a company are handed in by a call of their own. */
const companyText = (name: string): boolean => name === 'companyCountry' || name in KycCompanyBasicInfo.shape;
