import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  BadgeCheck,
  BellRing,
  ChartCandlestick,
  Copy,
  Gift,
  ListChecks,
  LogIn,
  Megaphone,
  Settings,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { bizType, messageModule, type Message } from '@/contract/inmail';
import { Icon } from '@/ui/Icon/Icon';
import { mark } from './MessageRow.css';

const iconByBizType: Readonly<Partial<Record<number, LucideIcon>>> = {
  [bizType.loginSuccess]: LogIn,
  [bizType.realNameFailed]: TriangleAlert,
  [bizType.realNameSuccess]: BadgeCheck,
  [bizType.depositProcessing]: ArrowDownToLine,
  [bizType.depositSuccess]: ArrowDownToLine,
  [bizType.withdrawalSuccess]: ArrowUpFromLine,
};
const iconByModule: Readonly<Record<(typeof messageModule)[keyof typeof messageModule], LucideIcon>> = {
  [messageModule.system]: Settings,
  [messageModule.announcement]: Megaphone,
  [messageModule.latestActivity]: Gift,
  [messageModule.newCoinEarlyKnow]: Megaphone,
  [messageModule.priceSubscription]: BellRing,
  [messageModule.marketFluctuation]: ChartCandlestick,
  [messageModule.contractWarning]: TriangleAlert,
  [messageModule.contractCopy]: Copy,
  [messageModule.marketTrade]: ArrowLeftRight,
  [messageModule.newTaskReminder]: ListChecks,
  [messageModule.rewardGifting]: Gift,
  [messageModule.market]: ChartCandlestick,
  [messageModule.trade]: ArrowLeftRight,
};

/** The icon of a message by its business type, else by its module; a bell if both are unknown. */
export const messageIcon = ({ bizType: business, moduleCode }: Pick<Message, 'bizType' | 'moduleCode'>): LucideIcon =>
  iconByBizType[business] ?? (moduleCode === null ? BellRing : iconByModule[moduleCode]);

export interface MessageIconProps {
  readonly message: Message;
}

/** The mark before a message, coloured while it is unread. */
export function MessageIcon({ message }: MessageIconProps) {
  return (
    <span className={mark({ isUnread: !message.read })}>
      <Icon icon={messageIcon(message)} />
    </span>
  );
}
