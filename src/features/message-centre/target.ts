import { messageData, type Message } from '@/contract/inmail';
import type { Locale } from '@locales/registry';
import { safeUrl, screenUrl } from '@/shared/routing';

/** The target of a message: a screen, another site, a screen that is not built yet, or none (data that cannot be parsed, or an unsafe link). Source: specification, States, Message; which page a click opens is assumed. */
export type MessageTarget =
  | { readonly kind: 'inside'; readonly to: string }
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'notBuilt' | 'none' };

export function messageTarget(message: Message, locale: Locale): MessageTarget {
  if (messageData(message) === null) return { kind: 'none' };
  if (safeUrl(message.jumpLink, { locale }).kind === 'refused') return { kind: 'none' };
  const url = screenUrl(message.jumpLink, locale);
  return url.kind === 'refused' ? { kind: 'notBuilt' } : url;
}
