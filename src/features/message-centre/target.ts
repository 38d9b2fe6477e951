import { messageData, type Message } from '@/contract/inmail';
import type { Locale } from '@locales/registry';
import { hrefsIn, safeUrl, screenUrl } from '@/shared/routing';
import { businessHref } from './businessHref';

/** The target of a message: a screen, another site, no page or one that is not built yet, or none (data that cannot be parsed, or an unsafe link). Source: specification, States, Message; that its own link takes precedence over its article and business type is assumed. */
export type MessageTarget =
  | { readonly kind: 'internal'; readonly to: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'noPage' | 'none' };

export function messageTarget(message: Message, locale: Locale): MessageTarget {
  const data = messageData(message);
  if (data === null) return { kind: 'none' };
  if (message.jumpLink !== '') return linkTarget(message.jumpLink, locale);
  const to = businessHref(message, data, hrefsIn(locale));
  return to === null ? { kind: 'noPage' } : { kind: 'internal', to };
}

function linkTarget(link: string, locale: Locale): MessageTarget {
  if (safeUrl(link, { locale }).kind === 'rejected') return { kind: 'none' };
  const url = screenUrl(link, locale);
  return url.kind === 'rejected' ? { kind: 'noPage' } : url;
}
