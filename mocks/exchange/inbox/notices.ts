import { messageModule, subModule } from '@/contract/inmail';
import type { ServerText } from '../../texts';

/** A kind of inbox message: its category and its text; `{{name}}` is replaced by a value of the event. */
export interface Notice {
  readonly module: (typeof messageModule)[keyof typeof messageModule];
  readonly subModule: number;
  readonly bizType: number;
  readonly title: ServerText;
  readonly content: ServerText;
}

/** Inbox texts by name. */
export type Notices = Readonly<Record<string, Notice>>;

/** The category of each kind of message. */
export const messageCategory = {
  system: { module: messageModule.system, subModule: 0 },
  announcement: { module: messageModule.announcement, subModule: 0 },
  trade: { module: messageModule.trade, subModule: 0 },
  warning: { module: messageModule.trade, subModule: subModule.contractWarning },
} as const satisfies Readonly<Record<string, Pick<Notice, 'module' | 'subModule'>>>;
