import { combine, createEvent, createStore, merge, sample } from 'effector';
import { service, type ServiceTopic } from '@/contract/service';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { mutation, query } from '@/shared/api';

/** An outgoing message; `serverId` is set once the exchange has received it. */
export interface Outgoing {
  readonly id: string;
  readonly text: string;
  readonly topic?: ServiceTopic;
  readonly state: 'sending' | 'failed' | 'sent';
  readonly serverId?: number;
}

/** Polling interval while a reply can arrive, in ms. */
export const answerPollMs = 2000;

/** Opens the desk's panel, for whichever line it serves. */
export const deskOpened = createEvent();
export const deskClosed = createEvent();
export const draftTyped = createEvent<string>();
export const messageSent = createEvent<{ readonly text: string; readonly topic?: ServiceTopic }>();
/** Resends a failed message, by id. */
export const messageRetried = createEvent<string>();
/** The desk starts to serve a line. */
export const deskNeeded = createEvent();

export const $isDeskOpen = createStore(false)
  .on(deskOpened, () => true)
  .reset(deskClosed, userChanged);
export const $draft = createStore('')
  .on(draftTyped, (_, draft) => draft)
  // A suggestion leaves a started message as it is.
  .on(messageSent, (draft, { text }) => (draft.trim() === text ? '' : draft))
  .reset(userChanged);

const $isNeeded = createStore(false).on(deskNeeded, () => true);
/** The conversation; polled only while a reply or an agent can arrive. */
export const conversation = query({
  endpoint: service.conversation,
  $params: combine($isNeeded, $isLoggedIn, (isNeeded, isLoggedIn) => (isNeeded && isLoggedIn ? {} : null)),
  poll: { every: answerPollMs, while: ({ state, typingName }) => state !== 'assistant' || typingName !== '' },
  resetOn: userChanged,
});
const open = mutation<typeof service.openConversation, void>({
  endpoint: service.openConversation,
  params: () => ({}),
  resetOn: userChanged,
});
const send = mutation({
  endpoint: service.sendMessage,
  params: ({ text, topic }: Outgoing) => ({ body: topic ? { text, topic } : { text } }),
  key: ({ id }) => id,
  resetOn: userChanged,
});

// Messages that arrive while the panel is open count as read.
sample({ clock: deskOpened, target: open.submitted });
const unreadWhileOpen = sample({
  clock: conversation.done,
  source: $isDeskOpen,
  filter: (isOpen, { data }) => isOpen && data.unreadCount > 0,
});
sample({ clock: unreadWhileOpen, fn: () => {}, target: open.submitted });
sample({ clock: merge([open.done, send.done]), fn: () => {}, target: conversation.refetched });

const $count = createStore(0)
  .on(messageSent, (count) => count + 1)
  .reset(userChanged);
const messageQueued = sample({
  clock: messageSent,
  source: $count,
  fn: (count, message): Outgoing => ({ ...message, id: `own-${count}`, state: 'sending' }),
});
/** Outgoing messages that are not yet in the conversation, oldest first. */
export const $outgoing = createStore<readonly Outgoing[]>([], { serialize: 'ignore' })
  .on(messageQueued, (all, message) => [...all, message])
  .on(messageRetried, (all, id) => withPatch(all, id, { state: 'sending' }))
  .on(send.failed, (all, { params }) => withPatch(all, params.id, { state: 'failed' }))
  .on(send.done, (all, { params, data }) => withPatch(all, params.id, { state: 'sent', serverId: data.id }))
  .on(conversation.done, (all, { data }) => all.filter(({ serverId }) => !data.messages.some(({ id }) => id === serverId)))
  .reset(userChanged);
sample({ clock: messageQueued, target: send.submitted });
const retried = sample({ clock: messageRetried, source: $outgoing, fn: (all, id) => all.find((message) => message.id === id) });
sample({ clock: retried.filterMap((message) => message), target: send.submitted });

const withPatch = (all: readonly Outgoing[], id: string, patch: Partial<Outgoing>): readonly Outgoing[] =>
  all.map((message) => (message.id === id ? { ...message, ...patch } : message));
