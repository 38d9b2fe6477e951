import { signingHeaders, signingWindow } from '@/contract/apiKeys';
import { invalidField } from '../businessError';
import type { ApiKeyCall } from '../exchange/apiKeys/authenticator';
import type { WireRequest } from './wire';

/** The signature and signed parts of a request with an API key; null for one without. Throws `BusinessError` if a header is missing or malformed. */
export function signedCallOf({ headers, method, body, address }: WireRequest, { pathname, search }: URL): ApiKeyCall | null {
  const key = headers[signingHeaders.key];
  if (key === undefined) return null;
  const { [signingHeaders.timestamp]: timestamp = '', [signingHeaders.signature]: signature = '' } = headers;
  const { [signingHeaders.window]: window = '' } = headers;
  if (!/^\d{13}$/.test(timestamp)) throw invalidField(signingHeaders.timestamp, 'must be milliseconds since 1970');
  if (signature === '') throw invalidField(signingHeaders.signature, 'is missing');
  const windowMs = window === '' ? signingWindow.defaultMs : /^\d{1,5}$/.test(window) ? Number.parseInt(window, 10) : 0;
  if (windowMs < 1 || windowMs > signingWindow.maxMs)
    throw invalidField(signingHeaders.window, `must be 1 to ${signingWindow.maxMs} milliseconds`);
  const signed = { timestamp, window, method, path: pathname, query: search, body: body ?? '' };
  return { ...signed, key, signature, windowMs, address: address ?? null };
}
