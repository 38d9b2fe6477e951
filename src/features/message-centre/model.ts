import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import type { CallInput, Data } from '@/contract/endpoint';
import { inmail, messageTab, type Message, type MessageModule } from '@/contract/inmail';
import { markAllRead, markRead } from '@/entities/messages';
import { toastRequested } from '@/entities/toasts';
import { userChanged } from '@/entities/session';
import { otherTabChanged, query } from '@/shared/api';
import { joinPages } from '@/shared/api/joinPages';
import { nowFx } from '@/shared/lib';
import { createGate } from '@/shared/lib/gate';
import { handleMessageClicks } from './messageClicks';

/** Messages per page, and how long the mark-all success is shown. Source: specification, Message panel, Timers. */
export const pageSize = 10;
const successMs = 2000;

export type MessageTab = keyof typeof messageTab;

type MessageParams = CallInput<typeof inmail.messageList>;
type MessagePage = Data<typeof inmail.messageList>;

const listOpened = createEvent();
const listClosed = createEvent();
const $openLists = createStore(0)
  .on(listOpened, (count) => count + 1)
  .on(listClosed, (count) => count - 1);
const modules = query({ endpoint: inmail.classify, $params: $openLists.map((count) => (count > 0 ? {} : null)), once: true });
/** Modules with their sub-modules, for the filters of every list. */
export const $modules = modules.$latest.map((list): readonly MessageModule[] => list ?? []);

/** Creates a message list with its own tab, filter and pages: the popover appends pages on scroll, the page replaces them. */
export function createMessageList({ paging }: { readonly paging: 'append' | 'replace' }) {
  const Gate = createGate('MessagesGate');
  const tabChosen = createEvent<MessageTab>();
  const subModuleChosen = createEvent<number>();
  const pageChosen = createEvent<number>();
  const moreRequested = createEvent();
  const clicked = createEvent<Message>();
  const filtered = merge([tabChosen, subModuleChosen]);
  sample({ clock: Gate.open, fn: () => {}, target: listOpened });
  sample({ clock: Gate.close, fn: () => {}, target: listClosed });

  const $tab = createStore<MessageTab>('all').on(tabChosen, (_, tab) => tab);
  /** 0 means all sub-modules. */
  const $subModule = createStore(0)
    .on(subModuleChosen, (_, code) => code)
    .reset(tabChosen);
  /** The page on screen, or the one last requested. */
  const $page = createStore(1)
    .on(pageChosen, (_, page) => page)
    .reset(Gate.open, filtered);
  // An appended list restarts at its first page after a change.
  if (paging === 'append') $page.reset(markAllRead.done, otherTabChanged);

  const isNextPage = ({ body: { pageNum } }: MessageParams) => paging === 'append' && pageNum !== 1;
  const messages = query({
    endpoint: inmail.messageList,
    $params: combine(Gate.status, $tab, $subModule, $page, (isOpen, tab, submoduleId, pageNum) =>
      isOpen ? { body: { moduleId: messageTab[tab].code, ...(submoduleId === 0 ? {} : { submoduleId }), pageNum, pageSize } } : null,
    ),
    refetchOn: [pageChosen, markAllRead.done],
    resetOn: merge([filtered, userChanged]),
    pages: joinPages({ isNextPage, join: withPageAppended }),
  });
  const $shownPage = createStore(0)
    .on(sample({ clock: messages.done, source: $page }), (_, page) => page)
    .reset(filtered, userChanged);
  const allRead = sample({ clock: markAllRead.done, source: messages.$latest, fn: (page) => page?.list.map(({ id }) => id) ?? [] });
  /** Ids of messages read since the list was loaded from its first page. */
  const $readIds = createStore<readonly number[]>([])
    .on(markRead.done, (ids, { params: id }) => [...ids, id])
    .on(allRead, (_, ids) => ids)
    .on(messages.done, (ids, { params }) => (isNextPage(params) ? ids : []));
  /** An opened list starts with one page, however many it had before. */
  const $shown = combine(messages.$latest, $readIds, markRead.$pending, $page, (latest, read, pending, page) =>
    latest === null ? null : withReadMarks(latest.list, [...read, ...pending]).slice(0, page * pageSize),
  );
  const $total = messages.$latest.map((latest) => latest?.totalCount ?? 0);
  const $hasMore = combine($shownPage, $total, (shown, total) => shown * pageSize < total);
  sample({
    clock: moreRequested,
    source: { shown: $shownPage, hasMore: $hasMore, isFetching: messages.$isFetching },
    filter: ({ hasMore, isFetching }) => hasMore && !isFetching,
    fn: ({ shown }) => shown + 1,
    target: pageChosen,
  });

  const readClockFx = attach({ effect: nowFx });
  sample({ clock: messages.started, fn: () => {}, target: readClockFx });
  handleMessageClicks(clicked);

  return {
    Gate,
    tabChosen,
    subModuleChosen,
    pageChosen,
    moreRequested,
    clicked,
    $tab,
    $subModule,
    $subModules: combine(
      $modules,
      $tab,
      (allModules, tab) => allModules.find(({ code }) => code === messageTab[tab].code)?.subModules ?? [],
    ),
    $page,
    /** The query with the displayed messages as its data. */
    messages: { ...messages, $data: $shown, $latest: $shown },
    $list: $shown.map((shown): readonly Message[] => shown ?? []),
    $total,
    $isLoaded: $shown.map((shown) => shown !== null),
    $isLoading: messages.$isFetching,
    $hasMore,
    /** Whether a filter is active. */
    $isFiltered: combine($tab, $subModule, (tab, subModule) => tab !== 'all' || subModule !== 0),
    /** The current time, which separates today's messages from earlier ones; updated with every page. */
    $now: createStore(0).on(readClockFx.doneData, (_, now) => now),
  };
}

export type MessageList = ReturnType<typeof createMessageList>;

/** Appends a page; messages that shifted onto it because newer ones arrived are not repeated. */
const withPageAppended = ({ list }: MessagePage, { list: page, ...rest }: MessagePage): MessagePage => ({
  ...rest,
  list: [...list, ...page.filter(({ id }) => !list.some((message) => message.id === id))],
});

const withReadMarks = (rows: readonly Message[], ids: readonly number[]): readonly Message[] =>
  ids.length === 0 ? rows : rows.map((message) => (ids.includes(message.id) ? { ...message, read: true } : message));

sample({
  clock: markAllRead.done,
  fn: () => ({ tone: 'success' as const, text: { key: 'messages.operationSuccessful' as const }, durationMs: successMs }),
  target: toastRequested,
});
