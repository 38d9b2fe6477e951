import { attach, combine, createStore, merge, sample, type Event } from 'effector';
import { userChanged } from '@/entities/session';
import { VerificationGate } from './model';
import type { DocumentKind } from './partUploader';

/** Creates and revokes object URLs. */
export interface ObjectUrls {
  readonly create: (blob: Blob) => string;
  readonly revoke: (url: string) => void;
}

/** The browser's object URLs; null if unsupported, which disables previews. */
export const $objectUrls = createStore<ObjectUrls | null>(
  typeof URL.createObjectURL === 'function'
    ? { create: (blob) => URL.createObjectURL(blob), revoke: (url) => URL.revokeObjectURL(url) }
    : null,
  { serialize: 'ignore' },
);

export interface PreviewsOptions {
  /** A chosen document has been prepared; its picture, if it is one, is previewed. */
  readonly documentReady: Event<{ readonly kind: DocumentKind; readonly picture: Blob }>;
  readonly removed: Event<DocumentKind>;
}

/** Previews of pictures chosen on this page: in memory only, and revoked once no longer shown. */
export function createPreviews({ documentReady, removed }: PreviewsOptions) {
  const createUrlFx = attach({
    source: $objectUrls,
    effect: (urls, { blob }: { readonly kind: DocumentKind; readonly blob: Blob }) =>
      urls !== null && blob.type.startsWith('image/') ? urls.create(blob) : null,
  });
  sample({ clock: documentReady, fn: ({ kind, picture }) => ({ kind, blob: picture }), target: createUrlFx });

  const pageLeft = merge([VerificationGate.close, sample({ clock: userChanged, fn: () => {} })]);
  const $previews = createStore<ReadonlyMap<DocumentKind, string>>(new Map(), { serialize: 'ignore' })
    .on(createUrlFx.done, (previews, { params: { kind }, result }) =>
      result === null ? withoutKey(previews, kind) : new Map(previews).set(kind, result),
    )
    .on(removed, withoutKey)
    .reset(pageLeft);

  const $createdUrls = createStore<readonly string[]>([], { serialize: 'ignore' }).on(createUrlFx.doneData, (createdUrls, url) =>
    url === null ? createdUrls : [...createdUrls, url],
  );
  const revokeFx = attach({
    source: $objectUrls,
    effect: (urls, unusedUrls: readonly string[]) => unusedUrls.forEach((url) => urls?.revoke(url)),
  });
  $createdUrls.on(revokeFx, (createdUrls, unusedUrls) => createdUrls.filter((url) => !unusedUrls.includes(url)));
  const $unusedUrls = combine($createdUrls, $previews, (createdUrls, previews) =>
    createdUrls.filter((url) => ![...previews.values()].includes(url)),
  );
  sample({
    clock: merge([pageLeft, removed, createUrlFx.done]),
    source: $unusedUrls,
    filter: ({ length }) => length > 0,
    target: revokeFx,
  });
  return { $previews };
}

/** Copies a map without one entry. */
export function withoutKey<Value>(all: ReadonlyMap<DocumentKind, Value>, kind: DocumentKind): ReadonlyMap<DocumentKind, Value> {
  return new Map([...all].filter(([each]) => each !== kind));
}
