import type { documentTypes, personalFileKinds } from './constants';

export type PersonalFileKind = (typeof personalFileKinds)[number];

/** The pictures that the standard level asks for; a passport has no back (assumed: not shown). */
export const neededPictures = (documentType: (typeof documentTypes)[number]): readonly PersonalFileKind[] =>
  documentType === 'passport' ? ['documentFront', 'selfie'] : ['documentFront', 'documentBack', 'selfie'];

/** Those of the documents asked for that are not among the files. */
export const missingDocuments = (needed: readonly PersonalFileKind[], files: readonly { readonly kind: string }[]): PersonalFileKind[] =>
  needed.filter((kind) => !files.some((file) => file.kind === kind));
