import { filePaths, liveAnswersPath } from './controlPaths';

/** One field of a multipart form: a text, or a file with its content in base64. */
export type WireField = readonly [name: string, value: string | { readonly name: string; readonly type: string; readonly base64: string }];

/** A request as plain data: it can be posted to another tab, kept in a journal and answered without waiting. */
export interface WireRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** The fields of a multipart body, in place of `body`. */
  readonly form: readonly WireField[] | null;
  /** Where it comes from, where there is a network to come from. */
  readonly address?: string;
}

export interface WireResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** How long the exchange takes to answer, in milliseconds; kept by whoever hands the answer over. */
  readonly delayMs: number;
  /** How the answer ends, likewise: `whole`; `cut` where the connection breaks after the body, which is but a part; `none` where it breaks before any of it. */
  readonly end: 'whole' | 'cut' | 'none';
}

/** The largest body the exchange reads: characters of a text, bytes of a form. */
export const bodyLimit = 1_000_000;
/** The same for a file with a saved simulation, and for a live answer. */
export const fileLimit = 64_000_000;
/** The largest body that is read at a path. */
export const bodyLimitAt = (path: string): number =>
  path === filePaths.present || path === liveAnswersPath || path.startsWith(filePaths.savePoint) ? fileLimit : bodyLimit;

/** Takes a request apart; the body is read to its end. A body above the limit is cut to one character more than it, so that it is refused without being kept. */
export async function toWire(request: Request, id: string): Promise<WireRequest> {
  // Whoever lists headers is given their names in lower case.
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

/** Hands an answer over as `fetch` would. Throws the TypeError of a failed fetch where there is none; the body of a cut answer fails while it is read. */
export function fromWire({ status, headers, body, end }: WireResponse): Response {
  if (end === 'none') throw new TypeError('Failed to fetch');
  return new Response(end === 'cut' ? brokenOff(body) : body, { status, headers: headers.map(([name, value]) => [name, value]) });
}

/** Hands over an answer that is on its way, after its delay; rejects as `fetch` does where the caller gives up. */
export function deliver(answering: Promise<WireResponse>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    if (signal.aborted) reject(signal.reason);
    const delivered = async () => {
      const response = await answering;
      if (response.delayMs > 0) await new Promise((done) => setTimeout(done, response.delayMs));
      return fromWire(response);
    };
    delivered().then(resolve, reject);
  });
}

/** A body whose connection breaks after these characters. */
function brokenOff(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let isGiven = false;
  return new ReadableStream({
    pull: (controller) => {
      if (isGiven) return controller.error(new TypeError('the connection broke while the body was read'));
      isGiven = true;
      controller.enqueue(bytes);
    },
  });
}

/** The fields of a form; null where it is none. */
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
