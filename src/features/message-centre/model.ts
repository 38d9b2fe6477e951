import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { createGate } from 'effector-react';
import { inmail, messageTab, type Message, type MessageModule } from '@/contract/inmail';
import { markAllRead, markRead } from '@/entities/messages';
import { toastRequested } from '@/entities/toasts';
import { userChanged } from '@/entities/session';
import { otherTabChanged, query } from '@/shared/api';
import { nowFx } from '@/shared/lib';
import { followOf } from './follow';

/** Messages per page, and how long the mark-all success is shown. Source: specification, Message panel, Timers. */
export const pageSize = 10;
const successMs = 2000;

export type MessageTab = keyof typeof messageTab;

const listOpened = createEvent();
const listClosed = createEvent();
const $openLists = createStore(0)
  .on(listOpened, (count) => count + 1)
  .on(listClosed, (count) => count - 1);
const modules = query({ endpoint: inmail.classify, $params: $openLists.map((count) => (count > 0 ? {} : null)), once: true });
/** Modules with their sub-modules, for the filters of every list. */
export const $modules = modules.$latest.map((known): readonly MessageModule[] => known ?? []);

/** Creates a message list with its own tab, filter and pages: the popover appends pages on scroll, the page replaces them. */
export function createMessageList({ paging }: { readonly paging: 'append' | 'replace' }) {
  const Gate = createGate();
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

  const messages = query({
    endpoint: inmail.messageList,
    $params: combine(Gate.status, $tab, $subModule, $page, (isOpen, tab, submoduleId, pageNum) =>
      isOpen ? { body: { moduleId: messageTab[tab].code, ...(submoduleId === 0 ? {} : { submoduleId }), pageNum, pageSize } } : null,
    ),
    refetchOn: [filtered, pageChosen, markAllRead.done],
    resetOn: userChanged,
  });
  const arrived = sample({
    clock: messages.done,
    source: $page,
    fn: (page, { data: { list, totalCount } }) => ({ page, list, totalCount }),
  });
  const $shownPage = createStore(0)
    .on(arrived, (_, { page }) => page)
    .reset(filtered, userChanged);
  const $rows = createStore<readonly Message[]>([])
    .on(arrived, (rows, { page, list }) => (paging === 'append' && page !== 1 ? joined(rows, list) : list))
    .on(markRead.done, (rows, { params: id }) => marked(rows, [id]))
    .on(markAllRead.done, (rows) => rows.map((message) => ({ ...message, read: true })))
    .on(Gate.close, (rows) => rows.slice(0, pageSize))
    .reset(filtered, userChanged);
  const $total = createStore(0)
    .on(arrived, (_, { totalCount }) => totalCount)
    .reset(filtered, userChanged);
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
  followOf(clicked);

  return {
    Gate,
    tabChosen,
    subModuleChosen,
    pageChosen,
    moreRequested,
    refetched: messages.refetched,
    clicked,
    $tab,
    $subModule,
    $subModules: combine($modules, $tab, (known, tab) => known.find(({ code }) => code === messageTab[tab].code)?.subModules ?? []),
    $page,
    $list: combine($rows, markRead.$pending, marked),
    $total,
    $error: messages.$error,
    $isLoaded: $shownPage.map((shown) => shown > 0),
    $isLoading: messages.$isFetching,
    $hasMore,
    /** Whether a filter is active. */
    $isFiltered: combine($tab, $subModule, (tab, subModule) => tab !== 'all' || subModule !== 0),
    /** The instant that separates today from earlier; updated with every page. */
    $now: createStore(0).on(readClockFx.doneData, (_, now) => now),
  };
}

export type MessageList = ReturnType<typeof createMessageList>;

/** Appends a page; messages that shifted onto it because newer ones arrived are not repeated. */
const joined = (list: readonly Message[], page: readonly Message[]): Message[] => [
  ...list,
  ...page.filter(({ id }) => !list.some((message) => message.id === id)),
];

const marked = (rows: readonly Message[], ids: readonly number[]): readonly Message[] =>
  ids.length === 0 ? rows : rows.map((message) => (ids.includes(message.id) ? { ...message, read: true } : message));

sample({
  clock: markAllRead.done,
  fn: () => ({ tone: 'success' as const, text: { key: 'messages.operationSuccessful' as const }, durationMs: successMs }),
  target: toastRequested,
});
