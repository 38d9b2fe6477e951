import { combine, createEvent, createStore, sample } from 'effector';
import { config, type ServiceLine } from '@/contract/config';
import { $isKnownUser, $isLoggedIn, userChanged } from '@/entities/session';
import { lazyLoadFailed } from '@/entities/toasts';
import { query } from '@/shared/api';
import { $locale } from '@/shared/i18n';
import { createGate } from '@/shared/lib/gate';
import { hrefsIn, navigated, routes } from '@/shared/routing';
import { adapters } from './adapters';
import { $isDeskOpen, conversation, deskNeeded } from './deskModel';
import { createLine } from './line';

/** Open while the floating button is shown. */
export const ServiceGate = createGate('ServiceGate');
/** The button was pressed; carries the current address for the redirect after login. */
export const pressed = createEvent<string>();
/** The user hovered or focused the button. */
export const hovered = createEvent();

const serviceRequested = sample({ clock: pressed, source: $isKnownUser, fn: (isUser, address) => ({ isUser, address }) });
const userRequested = serviceRequested.filter({ fn: ({ isUser }) => isUser === true });

export const lines = adapters.map((adapter) => createLine(adapter, { restartOn: userRequested }));

const lineConfig = query({
  endpoint: config.serviceConfig,
  $params: combine(ServiceGate.status, $isLoggedIn, (isShown, isLoggedIn) => (isShown && isLoggedIn ? {} : null)),
  once: true,
});
const fallback: readonly ServiceLine[] = adapters.map(({ type }) => ({ type }));
/** The lines in the order in which they are tried: as configured, 3, 2, 1 if they cannot be fetched; null until known. Source: specification, Error catalogue. */
export const $order = combine(lineConfig.$latest, lineConfig.$error, (response, error) =>
  response || error ? (response?.serviceLines ?? fallback) : null,
);

const $statuses = combine(lines.map(({ type, $status }) => $status.map((status) => ({ type, status }))));
/** The first line that has not failed; null if none or unknown. */
const $active = combine($order, $statuses, (order, statuses) => {
  const usable = order?.find(({ type }) => statuses.some((line) => line.type === type && line.status !== 'failed'));
  return usable ? { line: usable, status: statuses.find(({ type }) => type === usable.type)?.status ?? 'idle' } : null;
});

const visitorRequested = serviceRequested.filter({ fn: ({ isUser }) => isUser === false });
const loginHref = sample({
  clock: visitorRequested,
  source: $locale,
  fn: (locale, { address }) => hrefsIn(locale)(routes.login, { query: { redirect: address } }),
});
sample({ clock: loginHref.filterMap((to) => to ?? undefined), target: navigated });
const lineOpened = createEvent<ServiceLine>();
const gaveUp = createEvent();
/** Whether the user is waiting for a line to open. */
export const $isAwaited = createStore(false)
  .on(userRequested, () => true)
  .reset(lineOpened, gaveUp, userChanged);
const $next = combine($isAwaited, $active, $order, (isAwaited, active, order) => (isAwaited && order ? { active } : null));
sample({ clock: $next.updates.filterMap((next) => (next?.active?.status === 'ready' ? next.active.line : undefined)), target: lineOpened });
sample({ clock: $next.updates.filterMap((next) => (next && next.active === null ? true : undefined)), fn: () => {}, target: gaveUp });
sample({ clock: gaveUp, target: lazyLoadFailed });

/** The number of unread messages of all lines. */
export const $unread = combine(lines.map(({ $state }) => $state.map(({ unreadCount }) => unreadCount))).map((counts) =>
  counts.reduce((sum, count) => sum + count, 0),
);

const scriptOf = (order: readonly ServiceLine[] | null, type: ServiceLine['type']): string | undefined => {
  const line = order?.find((row) => row.type === type);
  return line && (line.script ?? '');
};

/** The type of the line that the desk of the exchange serves: the first loaded one without a vendor's script; null if none. */
const $deskType = combine($order, $statuses, (order, statuses) => {
  const isLoaded = (type: number) => statuses.some((line) => line.type === type && (line.status === 'loaded' || line.status === 'ready'));
  return order?.find(({ type }) => scriptOf(order, type) === '' && isLoaded(type))?.type ?? null;
});
sample({ clock: $deskType.updates, filter: (type) => type !== null, fn: () => {}, target: [deskNeeded, conversation.refetched] });

for (const line of lines) {
  const { type, loadsOn, scriptRequested, opened, reported, unreadReset } = line;
  const triggers = loadsOn === 'page' ? [$order] : [sample({ clock: hovered, source: $order })];
  const loadNeeded = $next.updates.filterMap((next) =>
    next?.active?.line.type === type && next.active.status === 'idle' ? next.active : undefined,
  );
  const scriptToLoad = sample({
    clock: [...triggers, sample({ clock: loadNeeded, source: $order })],
    fn: (order) => scriptOf(order, type),
  });
  sample({ clock: scriptToLoad.filterMap((script) => script), target: scriptRequested });
  sample({ clock: lineOpened.filter({ fn: (row) => row.type === type }), fn: () => {}, target: opened });
  sample({ clock: lineOpened, fn: () => {}, target: unreadReset });
  sample({ clock: $deskType.updates, fn: () => {}, target: unreadReset });
  const $isDesk = $deskType.map((deskType) => deskType === type);
  sample({
    clock: conversation.done,
    source: { isDesk: $isDesk, isOpen: $isDeskOpen },
    filter: ({ isDesk }) => isDesk,
    fn: ({ isOpen }, { data }) => ({ unreadCount: isOpen ? 0 : data.unreadCount, lastMessage: data.messages.at(-1)?.text ?? '' }),
    target: reported,
  });
}
