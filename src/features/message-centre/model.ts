import { combine, createEffect, createEvent, createStore, sample, type StoreWritable } from 'effector';
import { inmail, messageTab, type Message, type MessageModule } from '@/contract/inmail';
import { allMarkedRead, messageRead } from '@/entities/messages';
import { noticeShown } from '@/entities/notices';
import { ApiError, callFx, changedElsewhere, newestOf } from '@/shared/api';
import { $locale } from '@/shared/i18n';
import { nowFx } from '@/shared/lib';
import { messageTarget } from './target';

/** How many messages a page holds, and for how long the success of mark-all shows. Source: specification, Message panel, Timers. */
export const pageSize = 10;
const successMs = 2000;

export type MessageTab = keyof typeof messageTab;

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

  const loadFx = callFx(inmail.messageList);
  const arrived = newestOf(loadFx);

  const $tab = createStore<MessageTab>('all').on(tabChosen, (_, tab) => tab);
  /** 0 is every sub-module. */
  const $subModule = createStore(0)
    .on(subModuleChosen, (_, code) => code)
    .reset(tabChosen);
  const $page: StoreWritable<number> = createStore(1)
    .on(pageChosen, (_, page) => page)
    .reset(tabChosen, subModuleChosen, opened, allMarkedRead);
  const $list = createStore<readonly Message[]>([])
    .on(arrived, (list, { params, result }) => (paging === 'append' && params.body.pageNum !== 1 ? [...list, ...result.list] : result.list))
    .on([messageRead], (list, { id }) => list.map((message) => (message.id === id ? { ...message, read: true } : message)))
    .on(allMarkedRead, (list) => list.map((message) => ({ ...message, read: true })))
    .reset(tabChosen, subModuleChosen);
  const $total = createStore(0)
    .on(arrived, (_, { result }) => result.totalCount)
    .reset(tabChosen, subModuleChosen);
  const $failure = createStore<ApiError | null>(null)
    .on(loadFx.failData, (_, error) => error)
    .reset(loadFx);
  const $isLoaded = createStore(false)
    .on(arrived, () => true)
    .reset(tabChosen, subModuleChosen);
  const $isOpen = createStore(false)
    .on(opened, () => true)
    .on(closed, () => false);
  /** The instant that splits today from earlier; read anew with every page. */
  const $now = createStore(0).on(nowFx.doneData, (_, now) => now);

  const $subModules = combine(
    $modules,
    $tab,
    (modules, tab) => modules.find(({ code }) => code === messageTab[tab].code)?.subModules ?? [],
  );
  const $query = combine($tab, $subModule, (tab, submoduleId) => ({
    moduleId: messageTab[tab].code,
    ...(submoduleId === 0 ? {} : { submoduleId }),
  }));
  const $hasMore = combine($list, $total, (list, total) => list.length < total);

  const asked = createEvent<number>();
  sample({ clock: asked, source: $query, fn: (query, pageNum) => ({ body: { ...query, pageSize, pageNum } }), target: loadFx });
  sample({ clock: [opened, tabChosen, subModuleChosen], fn: () => 1, target: asked });
  sample({ clock: [pageChosen, retried], source: $page, target: asked });
  // Of what changes elsewhere only a list on the screen takes notice; the others load when they are opened. One that grows begins again at its top.
  sample({
    clock: [allMarkedRead, changedElsewhere],
    source: { page: $page, isOpen: $isOpen },
    filter: ({ isOpen }) => isOpen,
    fn: ({ page }) => (paging === 'append' ? 1 : page),
    target: pageChosen,
  });
  sample({ clock: opened, source: $modules, filter: (modules) => modules.length === 0, fn: () => ({}), target: loadModulesFx });
  sample({ clock: opened, fn: () => {}, target: nowFx });

  const nextPage = sample({
    clock: moreAsked,
    source: { page: $page, hasMore: $hasMore, isLoading: loadFx.pending },
    filter: ({ hasMore, isLoading }) => hasMore && !isLoading,
    fn: ({ page }) => page + 1,
  });
  sample({ clock: nextPage, target: pageChosen });

  follow(clicked);

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
    $page,
    $list,
    $total,
    $failure,
    $isLoaded,
    $isLoading: loadFx.pending,
    $hasMore,
    $now,
  };
}

export type MessageList = ReturnType<typeof createMessageList>;

/** Only a message with a link is clickable; a click marks it read, unless its data cannot be parsed: then it is only logged. Source: specification, States, Message. */
function follow(clicked: MessageList['clicked']): void {
  const aimed = sample({
    clock: clicked,
    source: $locale,
    filter: (_, { hasLink }) => hasLink,
    fn: (locale, message) => ({ message, target: messageTarget(message, locale) }),
  });
  const logFx = createEffect((reason: string) => console.warn(reason));
  sample({ clock: aimed, filter: ({ target }) => target.kind !== 'none', fn: ({ message }) => message, target: messageRead });
  sample({
    clock: aimed,
    filter: ({ target }) => target.kind === 'none',
    fn: ({ message }) => `message ${message.id} leads nowhere: its data or its link cannot be used`,
    target: logFx,
  });
}

sample({
  clock: allMarkedRead,
  fn: () => ({ tone: 'success' as const, text: { key: 'messages.operationSuccessful' as const }, forMs: successMs }),
  target: noticeShown,
});
