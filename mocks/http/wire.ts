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
}

export interface WireResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** How long the exchange takes to answer, in milliseconds; kept by whoever hands the answer over. */
  readonly delayMs: number;
}

/** The largest body the exchange reads, in characters. */
export const bodyLimit = 1_000_000;

/** Takes a request apart; the body is read to its end. A body above the limit is cut to one character more than it, so that it is refused without being kept. */
export async function toWire(request: Request, id: string): Promise<WireRequest> {
  const headers = Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value]));
  const isForm = (headers['content-type'] ?? '').startsWith('multipart/form-data');
  const base = { id, method: request.method, url: request.url, headers };
  if (isForm) return { ...base, body: null, form: await fieldsOf(request) };
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : (await request.text()).slice(0, bodyLimit + 1);
  return { ...base, body, form: null };
}

export const fromWire = ({ status, headers, body }: WireResponse): Response =>
  new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) });

async function fieldsOf(request: Request): Promise<WireField[]> {
  const form = await request.formData().catch(() => new FormData());
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
