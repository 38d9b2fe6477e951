import { serviceLine } from '@/contract/config';
import type { VendorChat } from './client';

/** How the chat of one type of line is loaded and polled. */
export interface ChatAdapter {
  readonly type: (typeof serviceLine)[keyof typeof serviceLine];
  /** When the script is loaded: with the page, or when the user hovers or focuses the button. */
  readonly loadsOn: 'page' | 'hover';
  /** Interval and timeout for polling whether the chat is ready, in ms (the assignment to lines is assumed). */
  readonly readyPoll: { readonly every: number; readonly within: number };
  /** Finds the chat that the vendor's script puts on the window. */
  readonly find: (page: Window) => VendorChat | undefined;
}

const fastPoll = { every: 100, within: 3000 } as const;
const slowPoll = { every: 500, within: 5000 } as const;

/** The three types of lines, in the order to try if the configured lines cannot be fetched. Source: specification, States, Customer service. */
export const adapters = [
  { type: serviceLine.deskChat, loadsOn: 'page', readyPoll: slowPoll, find: (page) => page.deskChat },
  { type: serviceLine.liveChat, loadsOn: 'hover', readyPoll: fastPoll, find: (page) => page.liveChat },
  { type: serviceLine.webChat, loadsOn: 'hover', readyPoll: fastPoll, find: (page) => page.webChat },
] as const satisfies readonly ChatAdapter[];
