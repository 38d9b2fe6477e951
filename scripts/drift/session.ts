import { account } from '@/contract/account';
import type { Endpoint } from '@/contract/endpoint';
import type { RawResponse } from '@mocks/control/drift/checkResponse';
import { web3 } from '@/contract/web3';
import { call } from '@/shared/api';
import { requestOf, type Action } from '@tests/support/exchange/actions';
import { actionFor } from '@tests/support/exchange/calls';

/** A client of a backend that stores its cookies. */
export interface Caller {
  ask(endpoint: Endpoint, input: object): Promise<RawResponse>;
  /** Responds like `fetch`. */
  readonly transport: (request: Request) => Promise<Response>;
}

/** The identity of the client: a visitor, a user who logs in, or a wallet connected by QR code and confirmed. */
export type Identity = null | { readonly loginName: string; readonly password: string } | 'wallet';

const timeoutMs = 30_000;

/** Opens a client of a backend. Rejects if the login or the wallet is refused. */
export async function openCaller(origin: string, identity: Identity): Promise<Caller> {
  const cookies = new Map<string, string>();
  const transport = async (request: Request): Promise<Response> => {
    const cookieHeader = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookieHeader !== '') request.headers.set('cookie', cookieHeader);
    const response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const send = async (action: Action): Promise<RawResponse> => {
    const response = await transport(requestOf(action, origin));
    return { status: response.status, body: parsed(await response.text()) };
  };
  const context = { origin, language: 'en_US', transport };
  if (identity === 'wallet') {
    const { qrCodeToken } = await call(web3.generateQrcode, {}, context);
    await call(web3.confirmQrcode, { body: { qrCodeToken } }, context);
    await call(web3.scanLogin, { query: { qrCodeToken } }, context);
  } else if (identity !== null) await call(account.login, { body: identity }, context);
  return { ask: (endpoint, input) => send(actionFor(endpoint, input)), transport };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
