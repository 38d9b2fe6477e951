import { attach, combine, createStore, merge, sample, type Event } from 'effector';
import { userChanged } from '@/entities/session';
import { VerificationGate } from './model';
import type { DocumentKind } from './parts';

/** Creates and revokes object URLs. */
export interface ObjectUrls {
  readonly make: (blob: Blob) => string;
  readonly giveBack: (url: string) => void;
}

/** The browser's object URLs; null if unsupported, which disables previews. */
export const $objectUrls = createStore<ObjectUrls | null>(
  typeof URL.createObjectURL === 'function'
    ? { make: (blob) => URL.createObjectURL(blob), giveBack: (url) => URL.revokeObjectURL(url) }
    : null,
  { serialize: 'ignore' },
);

export interface PreviewsOptions {
  /** The user chose a document, with this content. */
  readonly shown: Event<{ readonly kind: DocumentKind; readonly shown: Blob }>;
  readonly removed: Event<DocumentKind>;
}

/** Previews of pictures chosen on this page: in memory only, and revoked once no longer shown. */
export function createPreviews({ shown, removed }: PreviewsOptions) {
  const makeFx = attach({
    source: $objectUrls,
    effect: (urls, { blob }: { readonly kind: DocumentKind; readonly blob: Blob }) =>
      urls !== null && blob.type.startsWith('image/') ? urls.make(blob) : null,
  });
  sample({ clock: shown, fn: ({ kind, shown: blob }) => ({ kind, blob }), target: makeFx });

  const left = merge([VerificationGate.close, sample({ clock: userChanged, fn: () => {} })]);
  const $previews = createStore<ReadonlyMap<DocumentKind, string>>(new Map(), { serialize: 'ignore' })
    .on(makeFx.done, (previews, { params: { kind }, result }) =>
      result === null ? without(previews, kind) : new Map(previews).set(kind, result),
    )
    .on(removed, without)
    .reset(left);

  const $made = createStore<readonly string[]>([], { serialize: 'ignore' }).on(makeFx.doneData, (made, url) =>
    url === null ? made : [...made, url],
  );
  const giveBackFx = attach({
    source: $objectUrls,
    effect: (urls, unshown: readonly string[]) => unshown.forEach((url) => urls?.giveBack(url)),
  });
  $made.on(giveBackFx, (made, unshown) => made.filter((url) => !unshown.includes(url)));
  const $unshown = combine($made, $previews, (made, previews) => made.filter((url) => ![...previews.values()].includes(url)));
  sample({ clock: merge([left, removed, makeFx.done]), source: $unshown, filter: ({ length }) => length > 0, target: giveBackFx });
  return { $previews };
}

/** Copies a map without one entry. */
export function without<Value>(all: ReadonlyMap<DocumentKind, Value>, kind: DocumentKind): ReadonlyMap<DocumentKind, Value> {
  return new Map([...all].filter(([each]) => each !== kind));
}
