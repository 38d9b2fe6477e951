import type { Unsubscribe } from '@/shared/lib';

/** What a line reports for the badge. */
export interface ChatBadge {
  readonly unreadCount: number;
  readonly lastMessage: string;
}

/** A chat whose script has been executed. */
export interface ChatClient {
  readonly isReady: () => boolean;
  /** Opens the chat's panel. */
  readonly open: () => void;
  readonly subscribe: (report: (badge: ChatBadge) => void) => Unsubscribe;
}

/** What a vendor's script puts on the window (assumed: no vendor is named). */
export interface VendorChat {
  isReady(): boolean;
  open(): void;
  /** Calls `report` whenever the unread count or the last message changes. */
  onNews(report: (badge: ChatBadge) => void): Unsubscribe;
}

declare global {
  interface Window {
    webChat?: VendorChat;
    liveChat?: VendorChat;
    deskChat?: VendorChat;
  }
}

/** Wraps the chat that a vendor's script puts on the window; not ready until it exists. */
export const vendorClient = (find: () => VendorChat | undefined): ChatClient => ({
  isReady: () => find()?.isReady() ?? false,
  open: () => find()?.open(),
  subscribe: (report) => find()?.onNews(report) ?? (() => {}),
});
