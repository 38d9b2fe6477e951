import { createStore, merge, sample, type Event, type Store } from 'effector';
import { identity, uploadPartLength, type companyFileKinds, type PersonalFileKind } from '@/contract/identity';
import { userChanged } from '@/entities/session';
import { mutation } from '@/shared/api';

export type DocumentKind = PersonalFileKind | (typeof companyFileKinds)[number];

/** One try to hand a document in; a later one for the same document takes its place. */
export interface Upload {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly file: File;
}
/** A document ready to leave: its content as a data URL. */
export interface Sending extends Upload {
  readonly name: string;
  readonly content: string;
  readonly bytes: number;
}
type Part = Sending & { readonly uploadId?: string; readonly offset: number };

export interface PartsOptions {
  readonly clock: Event<Sending>;
  /** Whether an upload is still waited for, by its id; the next part of one that is not stays here. */
  readonly $isWanted: Store<(id: number) => boolean>;
}

/** Sends files in parts, so that their progress is known and a cancelled one stops. */
export function sentInParts({ clock, $isWanted }: PartsOptions) {
  const sendPart = mutation({
    endpoint: identity.uploadPart,
    params: ({ uploadId, offset, content }: Part) => ({
      body: { offset, content: content.slice(offset, offset + uploadPartLength), ...(uploadId !== undefined && { uploadId }) },
    }),
    key: ({ id, offset }) => `${id} ${offset}`,
    resetOn: userChanged,
  });
  const arrived = sample({
    clock: sendPart.done,
    source: $isWanted,
    filter: (isWanted, { params }) => isWanted(params.id),
    fn: (_, { params, data }): Part => ({ ...params, uploadId: data.uploadId, offset: data.received }),
  });
  const isWhole = ({ content, offset }: Part) => offset >= content.length;
  sample({
    clock: merge([clock.map((sending): Part => ({ ...sending, offset: 0 })), arrived.filter({ fn: (part) => !isWhole(part) })]),
    target: sendPart.submitted,
  });
  /** How much of each upload the exchange has, in percent. */
  const $percents = createStore<ReadonlyMap<number, number>>(new Map(), { serialize: 'ignore' })
    .on(arrived, (percents, { id, offset, content }) => new Map(percents).set(id, Math.floor((offset / content.length) * 100)))
    .reset(userChanged);
  return {
    /** Every part is there: what is handed in names the upload in place of the content. */
    whole: arrived.filter({ fn: isWhole }).map((part) => ({ ...part, content: `upload:${part.uploadId}` })),
    failed: sendPart.failed.map(({ params }) => params),
    $percents,
  };
}
