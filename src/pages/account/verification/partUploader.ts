import { createStore, merge, sample, type Event, type Store } from 'effector';
import { identity, maxUploadPartLength, type companyFileKinds, type PersonalFileKind } from '@/contract/identity';
import { userChanged } from '@/entities/session';
import { mutation } from '@/shared/api';

export type DocumentKind = PersonalFileKind | (typeof companyFileKinds)[number];

/** One attempt to upload a document; a later one for the same document replaces it. */
export interface Upload {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly file: File;
}
/** A document ready to be sent: its content as a data URL. */
export interface PreparedUpload extends Upload {
  readonly name: string;
  readonly content: string;
  readonly bytes: number;
}
type UploadPart = PreparedUpload & { readonly uploadId?: string; readonly offset: number };

export interface PartUploaderOptions {
  readonly clock: Event<PreparedUpload>;
  /** Whether an upload, by id, is still wanted; no further parts of an unwanted one are sent. */
  readonly $isWanted: Store<(id: number) => boolean>;
}

/** Sends files in parts, to report progress and to stop cancelled uploads. */
export function createPartUploader({ clock, $isWanted }: PartUploaderOptions) {
  const sendPart = mutation({
    endpoint: identity.uploadPart,
    params: ({ uploadId, offset, content }: UploadPart) => ({
      body: { offset, content: content.slice(offset, offset + maxUploadPartLength), ...(uploadId !== undefined && { uploadId }) },
    }),
    key: ({ id, offset }) => `${id} ${offset}`,
    resetOn: userChanged,
  });
  const partReceived = sample({
    clock: sendPart.done,
    source: $isWanted,
    filter: (isWanted, { params }) => isWanted(params.id),
    fn: (_, { params, data }): UploadPart => ({ ...params, uploadId: data.uploadId, offset: data.received }),
  });
  const isComplete = ({ content, offset }: UploadPart) => offset >= content.length;
  sample({
    clock: merge([clock.map((upload): UploadPart => ({ ...upload, offset: 0 })), partReceived.filter({ fn: (part) => !isComplete(part) })]),
    target: sendPart.submitted,
  });
  /** Progress of each upload in percent. */
  const $percents = createStore<ReadonlyMap<number, number>>(new Map(), { serialize: 'ignore' })
    .on(partReceived, (percents, { id, offset, content }) => new Map(percents).set(id, Math.floor((offset / content.length) * 100)))
    .reset(userChanged);
  return {
    /** All parts have been received; `content` refers to the upload instead of holding the data. */
    uploaded: partReceived.filter({ fn: isComplete }).map((part) => ({ ...part, content: `upload:${part.uploadId}` })),
    failed: sendPart.failed.map(({ params }) => params),
    $percents,
  };
}
