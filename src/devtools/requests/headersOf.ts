import { csrfHeader } from '@/contract/envelope';
import type { LogEntry } from '@mocks/control';

/** The headers needed to repeat a call. Cookies are never among them. */
export function headersOf({ method, body }: Pick<LogEntry, 'method' | 'body'>): readonly (readonly [name: string, value: string])[] {
  return [
    ['accept', 'application/json'],
    ...(method === 'GET' ? [] : [[csrfHeader, 'workbench'] as const]),
    ...(body === null ? [] : [['content-type', 'application/json'] as const]),
  ];
}
