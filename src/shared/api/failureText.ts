import type { TextKey } from '@/shared/i18n';
import { serverMessage, type ApiError } from './failure';

/** What a failed call says: the server's words, or ours where it said none. */
export function failureText({ failure }: ApiError): { readonly key: TextKey<'common'> } | { readonly server: string } {
  const said = serverMessage(failure);
  if (said !== null) return { server: said };
  if (failure.kind === 'offline') return { key: 'common.errorOffline' };
  return { key: failure.kind === 'timeout' ? 'common.errorTimeout' : 'common.errorServer' };
}
