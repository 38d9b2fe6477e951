import type { documentTypes, personalFileKinds } from './constants';

export type PersonalFileKind = (typeof personalFileKinds)[number];

/** The pictures required for the standard level; a passport needs no back side (assumed: not shown). */
export const neededPictures = (documentType: (typeof documentTypes)[number]): readonly PersonalFileKind[] =>
  documentType === 'passport' ? ['documentFront', 'selfie'] : ['documentFront', 'documentBack', 'selfie'];

/** The required documents that are missing from the files. */
export const missingDocuments = (needed: readonly PersonalFileKind[], files: readonly { readonly kind: string }[]): PersonalFileKind[] =>
  needed.filter((kind) => !files.some((file) => file.kind === kind));
