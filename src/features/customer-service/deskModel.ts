import { combine, createEvent, createStore, merge, sample } from 'effector';
import { service, type ServiceTopic } from '@/contract/service';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { mutation, query } from '@/shared/api';

/** A message on its way; `serverId` is known once the exchange has it. */
export interface Outgoing {
  readonly id: string;
  readonly text: string;
  readonly topic?: ServiceTopic;
  readonly state: 'sending' | 'failed' | 'sent';
  readonly serverId?: number;
}

/** How often an answer is looked for while one can come, in ms. */
export const answerPollMs = 2000;

/** The panel of the desk was opened: the one way in, whatever line it stands for. */
export const deskOpened = createEvent();
export const deskClosed = createEvent();
export const drafted = createEvent<string>();
export const messageSent = createEvent<{ readonly text: string; readonly topic?: ServiceTopic }>();
/** A message that could not be sent is sent again, by id. */
export const messageRetried = createEvent<string>();
/** The desk stands for a line from now on. */
export const deskNeeded = createEvent();

export const $isDeskOpen = createStore(false)
  .on(deskOpened, () => true)
  .reset(deskClosed, userChanged);
export const $draft = createStore('')
  .on(drafted, (_, draft) => draft)
  .reset(messageSent, userChanged);

const $isNeeded = createStore(false).on(deskNeeded, () => true);
/** The conversation; looked for again only while an answer or an agent can come. */
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

// Whatever comes while the panel is open is read.
sample({ clock: deskOpened, target: open.submitted });
const cameWhileOpen = sample({
  clock: conversation.done,
  source: $isDeskOpen,
  filter: (isOpen, { data }) => isOpen && data.unreadCount > 0,
});
sample({ clock: cameWhileOpen, fn: () => {}, target: open.submitted });
sample({ clock: merge([open.done, send.done]), fn: () => {}, target: conversation.refetched });

const $count = createStore(0)
  .on(messageSent, (count) => count + 1)
  .reset(userChanged);
const begun = sample({
  clock: messageSent,
  source: $count,
  fn: (count, message): Outgoing => ({ ...message, id: `own-${count}`, state: 'sending' }),
});
/** Messages that the conversation does not hold yet, oldest first. */
export const $outgoing = createStore<readonly Outgoing[]>([], { serialize: 'ignore' })
  .on(begun, (all, message) => [...all, message])
  .on(messageRetried, (all, id) => changed(all, id, { state: 'sending' }))
  .on(send.failed, (all, { params }) => changed(all, params.id, { state: 'failed' }))
  .on(send.done, (all, { params, data }) => changed(all, params.id, { state: 'sent', serverId: data.id }))
  .on(conversation.done, (all, { data }) => all.filter(({ serverId }) => !data.messages.some(({ id }) => id === serverId)))
  .reset(userChanged);
sample({ clock: begun, target: send.submitted });
const retried = sample({ clock: messageRetried, source: $outgoing, fn: (all, id) => all.find((message) => message.id === id) });
sample({ clock: retried.filterMap((message) => message), target: send.submitted });

const changed = (all: readonly Outgoing[], id: string, patch: Partial<Outgoing>): readonly Outgoing[] =>
  all.map((message) => (message.id === id ? { ...message, ...patch } : message));
