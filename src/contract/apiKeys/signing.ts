/** A call as it is signed. */
export interface SignedCall {
  /** Milliseconds since 1970, as the header has them. */
  readonly timestamp: string;
  /** For how many milliseconds it is valid, as the header has it; empty where there is none. */
  readonly window: string;
  /** In capitals. */
  readonly method: string;
  /** As it is sent, without the host. */
  readonly path: string;
  /** As it is sent, with its question mark; empty where there is none. */
  readonly query: string;
  /** As it is sent; empty where there is none. */
  readonly body: string;
}

/** The text of which a signature is the HMAC-SHA256 with the secret, in hexadecimal (assumed: the scheme is not shown). */
export const signedText = ({ timestamp, window, method, path, query, body }: SignedCall): string =>
  `${timestamp}${window}${method}${path}${query}${body}`;
