import type { Unsubscribe } from '@/shared/lib';

/** What a line reports while its panel is closed. */
export interface ChatNews {
  readonly unreadCount: number;
  readonly lastMessage: string;
}

/** A chat whose script has run. */
export interface ChatClient {
  readonly isReady: () => boolean;
  /** Opens its panel. */
  readonly open: () => void;
  readonly follow: (report: (news: ChatNews) => void) => Unsubscribe;
}

/** What a vendor's script puts on the window (assumed: no vendor is named). */
export interface VendorChat {
  isReady(): boolean;
  open(): void;
  /** Calls `report` whenever the unread count or the last message changes. */
  onNews(report: (news: ChatNews) => void): Unsubscribe;
}

declare global {
  interface Window {
    webChat?: VendorChat;
    liveChat?: VendorChat;
    deskChat?: VendorChat;
  }
}

/** The chat that a vendor's script puts on the window; it is not ready before it is there. */
export const vendorClient = (find: () => VendorChat | undefined): ChatClient => ({
  isReady: () => find()?.isReady() ?? false,
  open: () => find()?.open(),
  follow: (report) => find()?.onNews(report) ?? (() => {}),
});
