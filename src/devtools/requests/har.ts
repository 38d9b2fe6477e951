import type { LogEntry } from '@mocks/control';
import { headersOf } from './headersOf';

/** The calls as an HTTP archive (HAR 1.2), with secrets masked and without cookies; responses not kept have no text. Custom fields start with an underscore. */
export function harOf(entries: readonly LogEntry[], origin: string) {
  return {
    log: {
      version: '1.2',
      creator: { name: 'exchange-workbench', version: '1' },
      entries: entries.map((entry) => harEntry(entry, origin)),
    },
  };
}

function harEntry(entry: LogEntry, origin: string) {
  const { at, method, path, query, body, answer, size, status, delayMs, endpoint, persona, faults, contract, changes, backend } = entry;
  const headers = (pairs: readonly (readonly [string, string])[]) => pairs.map(([name, value]) => ({ name, value }));
  return {
    startedDateTime: new Date(at).toISOString(),
    time: delayMs,
    request: {
      method,
      url: `${backend?.origin ?? origin}${path}${query}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headers(headersOf(entry)),
      queryString: headers([...new URLSearchParams(query)]),
      ...(body !== null && { postData: { mimeType: 'application/json', text: body } }),
      headersSize: -1,
      bodySize: body?.length ?? 0,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headers([['content-type', 'application/json']]),
      content: { size, mimeType: 'application/json', ...(answer !== null && { text: answer }) },
      redirectURL: '',
      headersSize: -1,
      bodySize: size,
    },
    cache: {},
    timings: { send: 0, wait: delayMs, receive: 0 },
    _endpoint: endpoint,
    _persona: persona,
    _faults: faults.map(({ kind }) => kind),
    _contract: contract,
    _changes: changes,
    _backend: backend,
  };
}
