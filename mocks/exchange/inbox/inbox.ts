import type * as z from 'zod/mini';
import { messageModule, messageTab, readRange, subModule, type Message, type MessageData } from '@/contract/inmail';
import { fill, type ServerLanguage } from '../../texts';
import type { Collections } from '../../db';
import type { inboxCollections } from './collections';
import type { Notice } from './notices';
import type { StoredMessage } from './records';

type ServedMessage = z.input<typeof Message>;

/** A message that an event writes to a user's inbox. */
export interface NewMessage<Name extends string> {
  readonly owner: number;
  readonly notice: Name;
  readonly at: number;
  readonly values?: Readonly<Record<string, string>>;
  readonly data?: MessageData;
  readonly jumpLink?: string;
  readonly supportCode?: string;
  readonly isRead?: boolean;
  /** Stored as it is, for scenarios with data that cannot be parsed. */
  readonly brokenData?: string;
}

/** The message centre: products write messages, users read them. `Name` is the union of available inbox texts. */
export interface Inbox<Name extends string> {
  readonly write: (message: NewMessage<Name>) => StoredMessage;
  /** A page of the user's messages, newest first, in their language; `moduleId` 0 means every module. */
  page(
    owner: number,
    filter: { moduleId: number; submoduleId?: number | undefined; pageNum: number; pageSize: number },
    language: ServerLanguage,
  ): { list: ServedMessage[]; totalCount: number };
  unread(owner: number): number;
  /** Whether the user has a message with this id. */
  has(owner: number, messageId: number): boolean;
  /** Marks one or all of the user's messages as read. */
  markRead(owner: number, request: { rangeType: number; messageId?: number | undefined }): void;
  /** The modules of the panel's tabs, with their submodules. */
  modules(language: ServerLanguage): { code: number; subModules: { code: number; name: string }[] }[];
}

/** Creates the message centre with the texts of all products. */
export function createInbox<Name extends string>(
  db: Collections<typeof inboxCollections>,
  notices: Readonly<Record<Name, Notice>>,
  nextId: () => number,
): Inbox<Name> {
  const noticeOf = new Map<string, Notice>(Object.entries(notices));
  return {
    write: ({ owner, notice, at, values = {}, data, jumpLink = '', supportCode = '', isRead = false, brokenData }) => {
      const kind = notices[notice];
      const dataJson = brokenData ?? JSON.stringify(data ?? {});
      const hasLink = jumpLink !== '' || supportCode !== '' || data !== undefined || brokenData !== undefined;
      return db.messages.insert({
        id: nextId(),
        read: isRead,
        hasLink,
        bizType: kind.bizType,
        submoduleCode: kind.subModule,
        jumpLink,
        supportCode,
        dataJson,
        createdTime: at,
        moduleCode: kind.module,
        owner,
        notice,
        values: pickMentionedValues(kind, values),
      });
    },
    page: (owner, { moduleId, submoduleId, pageNum, pageSize }, language) => {
      const where = {
        owner,
        ...(moduleId === messageTab.all.code ? {} : { moduleCode: moduleId }),
        ...(submoduleId ? { submoduleCode: submoduleId } : {}),
      };
      const { list, total } = db.messages.find({
        where,
        sort: [
          ['createdTime', 'desc'],
          ['id', 'desc'],
        ],
        page: { num: pageNum, size: pageSize },
      });
      return { list: list.map((message) => toServedMessage(message, noticeOf.get(message.notice), language)), totalCount: total };
    },
    unread: (owner) => db.messages.count({ owner, read: false }),
    has: (owner, messageId) => db.messages.get(messageId)?.owner === owner,
    markRead: (owner, { rangeType, messageId }) => {
      const selected = messageId === undefined ? undefined : db.messages.get(messageId);
      const marked = rangeType === readRange.all ? db.messages.find({ where: { owner, read: false } }).list : selected ? [selected] : [];
      for (const message of marked) if (message.owner === owner && !message.read) db.messages.update(message.id, { read: true });
    },
    modules: (language) =>
      [messageModule.announcement, messageModule.system, messageModule.market, messageModule.trade].map((code) => ({
        code,
        subModules: subModules
          .filter(({ module }) => module === code)
          .map(({ subModule: sub, name }) => ({ code: sub, name: name[language] })),
      })),
  };
}

/** Keeps only the values mentioned in the message. */
function pickMentionedValues(notice: Notice, values: Readonly<Record<string, string>>): Record<string, string> {
  const names =
    placeholderNames.get(notice) ??
    new Set(Array.from(`${notice.title.en_US}${notice.content.en_US}`.matchAll(/\{\{(.+?)\}\}/g), ([, name]) => name));
  placeholderNames.set(notice, names);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}

const placeholderNames = new WeakMap<Notice, ReadonlySet<string | undefined>>();

function toServedMessage(
  { owner: _owner, notice, values, ...message }: StoredMessage,
  kind: Notice | undefined,
  language: ServerLanguage,
): ServedMessage {
  return {
    ...message,
    title: kind ? fill(kind.title[language], values) : notice,
    content: kind ? fill(kind.content[language], values) : '',
  };
}

const subModules = [
  { module: messageModule.announcement, subModule: subModule.latestActivity, name: { en_US: 'Activities', zh_CN: '最新活动' } },
  { module: messageModule.market, subModule: subModule.priceReminder, name: { en_US: 'Price alerts', zh_CN: '价格提醒' } },
  { module: messageModule.market, subModule: subModule.changeReminder, name: { en_US: 'Price moves', zh_CN: '涨跌提醒' } },
  { module: messageModule.trade, subModule: subModule.contractWarning, name: { en_US: 'Margin warnings', zh_CN: '合约预警' } },
  { module: messageModule.trade, subModule: subModule.contractCopy, name: { en_US: 'Copy trading', zh_CN: '合约跟单' } },
  { module: messageModule.trade, subModule: subModule.rewardGifting, name: { en_US: 'Rewards', zh_CN: '奖励发放' } },
] as const;
