import { filePaths, liveResponsesPath } from './controlPaths';

/** One field of a multipart form: a string, or a file with base64 content. */
export type WireField = readonly [name: string, value: string | { readonly name: string; readonly type: string; readonly base64: string }];

/** A request as plain data, which can be posted to another tab, logged and handled synchronously. */
export interface WireRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** The fields of a multipart body, instead of `body`. */
  readonly form: readonly WireField[] | null;
  /** The client's IP address; absent without a network. */
  readonly address?: string;
}

export interface WireResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** The response time of the exchange in milliseconds; the transport that delivers the response applies it. */
  readonly delayMs: number;
  /** How the response ends, applied likewise: `whole`; `cut` if the connection breaks after a partial `body`; `none` if it breaks before any of the response. */
  readonly end: 'whole' | 'cut' | 'none';
}

/** The maximum body size of a request: characters of text, bytes of a form. */
export const bodyLimit = 1_000_000;
/** The maximum body size of a saved simulation and of a live response. */
export const fileLimit = 64_000_000;
/** The maximum body size at a path. */
export const bodyLimitAt = (path: string): number =>
  path === filePaths.current || path === liveResponsesPath || path.startsWith(filePaths.savePoint) ? fileLimit : bodyLimit;

/** Converts a request and reads its body to the end. A body above the limit is cut to one character more than the limit, so that it is rejected without being stored. */
export async function toWire(request: Request, id: string): Promise<WireRequest> {
  // Iterating over `Headers` yields names in lower case.
  const headers: Record<string, string> = Object.fromEntries(request.headers);
  const isForm = (headers['content-type'] ?? '').startsWith('multipart/form-data');
  const base = { id, method: request.method, url: request.url, headers };
  if (request.method === 'GET' || request.method === 'HEAD') return { ...base, body: null, form: null };
  const limit = bodyLimitAt(new URL(request.url).pathname);
  if (isForm) {
    const bytes = await request.blob();
    return bytes.size > limit
      ? { ...base, body: ' '.repeat(limit + 1), form: null }
      : { ...base, body: null, form: await fieldsOf(new Response(bytes, { headers: { 'content-type': headers['content-type'] ?? '' } })) };
  }
  return { ...base, body: (await request.text()).slice(0, limit + 1), form: null };
}

/** Responds like `fetch`. Throws the TypeError of a failed fetch if there is no response; reading the body of a cut response fails. */
export function fromWire({ status, headers, body, end }: WireResponse): Response {
  if (end === 'none') throw new TypeError('Failed to fetch');
  return new Response(end === 'cut' ? interruptedBody(body) : body, { status, headers: headers.map(([name, value]) => [name, value]) });
}

/** Delivers a pending response after its delay; rejects like `fetch` if the caller aborts. */
export function deliver(pendingResponse: Promise<WireResponse>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    if (signal.aborted) reject(signal.reason);
    const delivered = async () => {
      const response = await pendingResponse;
      if (response.delayMs > 0) await new Promise((done) => setTimeout(done, response.delayMs));
      return fromWire(response);
    };
    delivered().then(resolve, reject);
  });
}

/** A body that fails after these characters. */
function interruptedBody(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let isSent = false;
  return new ReadableStream({
    pull: (controller) => {
      if (isSent) return controller.error(new TypeError('the connection was lost while reading the body'));
      isSent = true;
      controller.enqueue(bytes);
    },
  });
}

/** The fields of a form; null if the body is not a form. */
async function fieldsOf(body: Response): Promise<WireField[] | null> {
  const form = await body.formData().catch(() => null);
  if (form === null) return null;
  return Promise.all(
    [...form].map(
      async ([name, value]) =>
        [name, typeof value === 'string' ? value : { name: value.name, type: value.type, base64: await base64(value) }] as const,
    ),
  );
}

async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
