import { attach, combine, createEvent, createStore, sample } from 'effector';
import { inmail, messageTab, type Message, type MessageModule } from '@/contract/inmail';
import { allMarkedRead, messageRead, readRefused } from '@/entities/messages';
import { toastRequested } from '@/entities/toasts';
import { userChanged } from '@/entities/session';
import { callFx, otherTabChanged, newestFailureOf, newestOf, type ApiError } from '@/shared/api';
import { nowFx } from '@/shared/lib';
import { followOf } from './follow';

/** How many messages a page holds, and for how long the success of mark-all shows. Source: specification, Message panel, Timers. */
export const pageSize = 10;
const successMs = 2000;

export type MessageTab = keyof typeof messageTab;

interface Question {
  readonly moduleId: number;
  readonly submoduleId?: number;
  readonly pageNum: number;
}

const loadModulesFx = callFx(inmail.classify);
/** Modules with their sub-modules, for the filters of every list. */
export const $modules = createStore<MessageModule[]>([]).on(newestOf(loadModulesFx), (_, { result }) => result);

/** A list of messages with its own tab, filter and pages: the popover appends pages on scroll, the page replaces them. */
export function createMessageList({ paging }: { readonly paging: 'append' | 'replace' }) {
  const opened = createEvent();
  const closed = createEvent();
  const tabChosen = createEvent<MessageTab>();
  const subModuleChosen = createEvent<number>();
  const pageChosen = createEvent<number>();
  const moreAsked = createEvent();
  const retried = createEvent();
  const clicked = createEvent<Message>();

  const loadFx = attach({ effect: callFx(inmail.messageList), mapParams: (query: Question) => ({ body: { ...query, pageSize } }) });
  const readClockFx = attach({ effect: nowFx });
  const forget = [userChanged];
  const arrived = newestOf(loadFx, { forget });
  const asked = createEvent<number>();

  const $tab = createStore<MessageTab>('all').on(tabChosen, (_, tab) => tab);
  /** 0 is every sub-module. */
  const $subModule = createStore(0)
    .on(subModuleChosen, (_, code) => code)
    .reset(tabChosen);
  /** The page that is shown, or was last asked for. */
  const $asked = createStore(1).on(asked, (_, page) => page);
  const $shown = createStore(0)
    .on(arrived, (_, { params }) => params.pageNum)
    .reset(tabChosen, subModuleChosen, userChanged);
  const $list = createStore<readonly Message[]>([])
    .on(arrived, (list, { params, result }) => (paging === 'append' && params.pageNum !== 1 ? joined(list, result.list) : result.list))
    .on(messageRead, (list, { id }) => marked(list, id, true))
    .on(readRefused, (list, id) => marked(list, id, false))
    .on(allMarkedRead, (list) => list.map((message) => ({ ...message, read: true })))
    .reset(tabChosen, subModuleChosen, userChanged);
  const $total = createStore(0)
    .on(arrived, (_, { result }) => result.totalCount)
    .reset(tabChosen, subModuleChosen, userChanged);
  const $failure = createStore<ApiError | null>(null)
    .on(newestFailureOf(loadFx, { forget }), (_, error) => error)
    .reset(loadFx, userChanged);
  const $isOpen = createStore(false)
    .on(opened, () => true)
    .on(closed, () => false);
  /** The instant that splits today from earlier; read anew with every page. */
  const $now = createStore(0).on(readClockFx.doneData, (_, now) => now);

  const $subModules = combine(
    $modules,
    $tab,
    (modules, tab) => modules.find(({ code }) => code === messageTab[tab].code)?.subModules ?? [],
  );
  const $query = combine($tab, $subModule, (tab, submoduleId) => ({
    moduleId: messageTab[tab].code,
    ...(submoduleId === 0 ? {} : { submoduleId }),
  }));
  const $hasMore = combine($shown, $total, (shown, total) => shown * pageSize < total);

  sample({ clock: asked, source: $query, fn: (query, pageNum): Question => ({ ...query, pageNum }), target: loadFx });
  sample({ clock: asked, fn: () => {}, target: readClockFx });
  sample({ clock: [opened, tabChosen, subModuleChosen], fn: () => 1, target: asked });
  sample({ clock: pageChosen, target: asked });
  sample({ clock: retried, source: $asked, target: asked });
  sample({
    clock: moreAsked,
    source: { shown: $shown, hasMore: $hasMore, isLoading: loadFx.pending },
    filter: ({ hasMore, isLoading }) => hasMore && !isLoading,
    fn: ({ shown }) => shown + 1,
    target: asked,
  });
  // Of what changes elsewhere only a list on the screen takes notice; the others load when they are opened. One that grows begins again at its top.
  sample({
    clock: [allMarkedRead, otherTabChanged],
    source: { page: $asked, isOpen: $isOpen },
    filter: ({ isOpen }) => isOpen,
    fn: ({ page }) => (paging === 'append' ? 1 : page),
    target: asked,
  });
  sample({ clock: opened, source: $modules, filter: (modules) => modules.length === 0, fn: () => ({}), target: loadModulesFx });

  followOf(clicked);

  return {
    opened,
    closed,
    tabChosen,
    subModuleChosen,
    pageChosen,
    moreAsked,
    retried,
    clicked,
    $tab,
    $subModule,
    $subModules,
    $page: $asked,
    $list,
    $total,
    $failure,
    $isLoaded: $shown.map((shown) => shown > 0),
    $isLoading: loadFx.pending,
    $hasMore,
    /** Whether only part of all messages is asked for. */
    $isNarrowed: combine($tab, $subModule, (tab, subModule) => tab !== 'all' || subModule !== 0),
    $now,
  };
}

export type MessageList = ReturnType<typeof createMessageList>;

/** A page after those before it; one that has grown at its top meanwhile repeats nothing. */
const joined = (list: readonly Message[], page: readonly Message[]): Message[] => [
  ...list,
  ...page.filter(({ id }) => !list.some((message) => message.id === id)),
];

const marked = (list: readonly Message[], id: number, read: boolean): Message[] =>
  list.map((message) => (message.id === id ? { ...message, read } : message));

sample({
  clock: allMarkedRead,
  fn: () => ({ tone: 'success' as const, text: { key: 'messages.operationSuccessful' as const }, durationMs: successMs }),
  target: toastRequested,
});
