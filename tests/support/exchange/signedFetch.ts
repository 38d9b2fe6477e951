import { createHmac } from 'node:crypto';

/** A key as its owner keeps it. */
export interface ApiCredentials {
  readonly key: string;
  readonly secret: string;
}

interface SignedRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Path and query. */
  readonly path: string;
  readonly body?: object;
  readonly timestamp?: number;
  readonly windowMs?: number;
  /** What is signed in place of what is sent. */
  readonly text?: string;
}

/** Calls an exchange over HTTP as a program does that has an API key, and returns the envelope. */
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
