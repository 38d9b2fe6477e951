/** Why a file is rejected. */
export type FileProblem = 'type' | 'size';

/** Checks a file against the allowed media types, such as `image/png` or `image/*`, and the maximum size in bytes; null if it is acceptable. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>, accepts: readonly string[], maxBytes: number): FileProblem | null {
  const fits = accepts.some((accepted) => (accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted));
  if (!fits) return 'type';
  return size > maxBytes ? 'size' : null;
}
