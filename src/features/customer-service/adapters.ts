import { serviceLine } from '@/contract/config';
import type { VendorChat } from './client';

/** How the chat of one type of line is loaded and asked. */
export interface ChatAdapter {
  readonly type: (typeof serviceLine)[keyof typeof serviceLine];
  /** Its script is loaded with the page, or once somebody turns to the button. */
  readonly loadsOn: 'page' | 'hover';
  /** How often and for how long it is asked whether it is ready, in ms (which line has which is assumed). */
  readonly readyPoll: { readonly every: number; readonly within: number };
  /** Where its vendor's script leaves it. */
  readonly find: (page: Window) => VendorChat | undefined;
}

const quick = { every: 100, within: 3000 } as const;
const patient = { every: 500, within: 5000 } as const;

/** The three types of lines, in the order that is tried where no lines can be fetched. Source: specification, States, Customer service. */
export const adapters = [
  { type: serviceLine.deskChat, loadsOn: 'page', readyPoll: patient, find: (page) => page.deskChat },
  { type: serviceLine.liveChat, loadsOn: 'hover', readyPoll: quick, find: (page) => page.liveChat },
  { type: serviceLine.webChat, loadsOn: 'hover', readyPoll: quick, find: (page) => page.webChat },
] as const satisfies readonly ChatAdapter[];
