/** The parts of a call that are signed. */
export interface SignedCall {
  /** Unix time in milliseconds, as in the header. */
  readonly timestamp: string;
  /** Validity window in milliseconds, as in the header; empty if not sent. */
  readonly window: string;
  /** In upper case. */
  readonly method: string;
  /** As sent, without the host. */
  readonly path: string;
  /** As sent, with its question mark; empty if there is none. */
  readonly query: string;
  /** As sent; empty if there is none. */
  readonly body: string;
}

/** The text that is signed with HMAC-SHA256, using the secret; the signature is in hexadecimal (assumed: the scheme is not shown). */
export const signingPayload = ({ timestamp, window, method, path, query, body }: SignedCall): string =>
  `${timestamp}${window}${method}${path}${query}${body}`;
