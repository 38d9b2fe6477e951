/** Why a file is not taken. */
export type FileProblem = 'type' | 'size';

/** Checks a file against the media types, such as `image/png` or `image/*`, and the size in bytes that are allowed; null if it fits. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>, accepts: readonly string[], maxBytes: number): FileProblem | null {
  const fits = accepts.some((accepted) => (accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted));
  if (!fits) return 'type';
  return size > maxBytes ? 'size' : null;
}
