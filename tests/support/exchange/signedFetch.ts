import { createHmac } from 'node:crypto';

/** An API key as its owner stores it. */
export interface ApiCredentials {
  readonly key: string;
  readonly secret: string;
}

interface SignedRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** The path with its query. */
  readonly path: string;
  readonly body?: object;
  readonly timestamp?: number;
  readonly windowMs?: number;
  /** Signs this text instead of the request. */
  readonly text?: string;
}

/** Calls an exchange over HTTP like a program with an API key, and returns the envelope. */
export async function signedFetch(
  origin: string,
  { key, secret }: ApiCredentials,
  { method = 'GET', path, body, timestamp, windowMs, text }: SignedRequest,
): Promise<{ readonly code: number; readonly msg: string; readonly data: unknown }> {
  const { data } = await (await fetch(`${origin}/hk-web/v1/time`)).json();
  const at = String(timestamp ?? data.serverTime);
  const sent = body === undefined ? '' : JSON.stringify(body);
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-exchange-key': key,
      'x-exchange-timestamp': at,
      ...(windowMs !== undefined && { 'x-exchange-window': String(windowMs) }),
      'x-exchange-signature': createHmac('sha256', secret)
        .update(text ?? `${at}${windowMs ?? ''}${method}${path}${sent}`)
        .digest('hex'),
    },
    ...(sent !== '' && { body: sent }),
  });
  return response.json();
}
