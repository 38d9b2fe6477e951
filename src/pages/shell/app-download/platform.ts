import type { AppPlatform } from '@/contract/config';

/** The platform of the visitor's phone or tablet; null on a computer. iPads identify as Macs, but no Mac has a touch screen. */
export function phonePlatform({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): AppPlatform | null {
  if (/Android/.test(userAgent)) return 'android';
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1) ? 'ios' : null;
}
