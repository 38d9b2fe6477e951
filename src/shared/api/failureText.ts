import type { TextKey } from '@/shared/i18n';
import { isMaintenance, serverMessage, type ApiError } from './failure';

/** The message of a failed call: the server's, or our own if it sent none. */
export function failureText({ failure }: ApiError): { readonly key: TextKey<'common'> } | { readonly server: string } {
  const message = serverMessage(failure);
  if (message !== null) return { server: message };
  switch (failure.kind) {
    case 'offline':
      return { key: 'common.errorOffline' };
    case 'unreachable':
      return { key: 'common.errorUnreachable' };
    case 'timeout':
      return { key: 'common.errorTimeout' };
    case 'drift':
    case 'unreadable':
      return { key: 'common.errorAnswer' };
    case 'http':
      if (isMaintenance(failure)) return { key: 'common.errorMaintenance' };
      return { key: failure.status === 429 ? 'common.errorTooMany' : 'common.errorServer' };
    case 'business':
    case 'other':
      return { key: 'common.errorServer' };
  }
}
