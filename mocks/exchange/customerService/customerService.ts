import type { z } from 'zod/mini';
import { serviceTopics, type Conversation, type ServiceMessage, type ServiceMessageRequest, type ServiceTopic } from '@/contract/service';
import { fill, type ServerLanguage } from '../../texts';
import { hash } from '../random';
import type { CustomerServiceContext } from './context';
import type { CustomerServiceEvent } from './events';
import type { StoredConversation, StoredServiceMessage } from './records';
import { agents, assistantName, isScript, scripts, type ScriptName } from './scripts';
import { topicOf } from './topics';

/** Customer service chat: an assistant answers by topic and hands over to an agent. */
export interface CustomerService {
  conversation(owner: number, language: ServerLanguage): z.input<typeof Conversation>;
  send(owner: number, message: ServiceMessageRequest, language: ServerLanguage): z.input<typeof ServiceMessage>;
  /** Marks all messages read; the assistant greets on first use. */
  open(owner: number): void;
  run(event: CustomerServiceEvent, at: number): void;
}

/** The typing times of assistant and agent, the waiting time for an agent, and the silence after which the agent leaves, in ms. */
export const serviceTimes = { assistant: 1200, agent: 5000, join: 8000, leave: 600_000 } as const;
/** How many messages in a row the assistant may not understand before handing over. */
const maxMisses = 2;

export function createCustomerService({ db, seed, now, nextId, schedule, cancel }: CustomerServiceContext): CustomerService {
  const conversationOf = (owner: number): StoredConversation =>
    db.conversations.get(owner) ?? { owner, state: 'assistant', agent: '', misses: 0, isAnswering: false, endsId: null };
  const change = (owner: number, patch: Partial<StoredConversation>) => db.conversations.upsert({ ...conversationOf(owner), ...patch });
  const messagesOf = (owner: number) => db.serviceMessages.find({ where: { owner }, sort: [['id', 'asc']] }).list;

  const write = (message: Pick<StoredServiceMessage, 'owner' | 'author'> & Partial<StoredServiceMessage>) =>
    db.serviceMessages.insert({
      id: nextId(),
      agent: '',
      text: '',
      script: '',
      isRead: message.author === 'user',
      createdTime: now(),
      ...message,
    });
  const say = (owner: number, script: ScriptName) => {
    const { state, agent } = conversationOf(owner);
    write({ owner, author: state === 'agent' ? 'agent' : 'assistant', agent, script });
  };
  const scheduleStep = (owner: number, ms: number, kind: CustomerServiceEvent['kind'], topic: ServiceTopic | null = null) =>
    schedule(now() + ms, { part: 'customerService', kind, owner, topic });
  /** Restarts the timeout after which the agent leaves. */
  const restartLeaveTimer = (owner: number) => {
    const { endsId } = conversationOf(owner);
    if (endsId !== null) cancel(endsId);
    change(owner, { endsId: scheduleStep(owner, serviceTimes.leave, 'leave') });
  };

  const handOver = (owner: number) => {
    say(owner, 'handover');
    change(owner, { state: 'waiting', misses: 0 });
    scheduleStep(owner, serviceTimes.join, 'join');
  };
  const answer = (owner: number, topic: ServiceTopic | null) => {
    const { state, misses } = conversationOf(owner);
    change(owner, { isAnswering: false });
    if (state === 'agent') say(owner, topic === null || topic === 'agent' ? 'noted' : topic);
    else if (topic === 'agent' || (topic === null && misses + 1 >= maxMisses)) handOver(owner);
    else {
      say(owner, topic ?? 'unclear');
      change(owner, { misses: topic === null ? misses + 1 : 0 });
    }
  };
  const join = (owner: number) => {
    const agent = agents[hash(seed, 'agent', owner, now()) % agents.length] ?? agents[0];
    change(owner, { state: 'agent', agent });
    write({ owner, author: 'system', agent, script: 'joined' });
    say(owner, 'hello');
    restartLeaveTimer(owner);
  };
  const leave = (owner: number) => {
    write({ owner, author: 'system', agent: conversationOf(owner).agent, script: 'left' });
    change(owner, { state: 'assistant', agent: '', endsId: null });
  };

  return {
    conversation: (owner, language) => {
      const { state, agent, isAnswering } = conversationOf(owner);
      const messages = messagesOf(owner);
      return {
        state,
        typingName: isAnswering ? (state === 'agent' ? agent : assistantName) : '',
        unreadCount: messages.filter(({ isRead }) => !isRead).length,
        messages: messages.map((message) => toServiceMessage(message, language)),
        topics: state === 'assistant' ? [...serviceTopics] : [],
      };
    },
    send: (owner, { text, topic }, language) => {
      const { state, isAnswering } = conversationOf(owner);
      const message = write({ owner, author: 'user', text });
      if (state === 'agent') restartLeaveTimer(owner);
      // An agent reads everything when joining; a pending answer covers messages added meanwhile.
      if (state !== 'waiting' && !isAnswering) {
        change(owner, { isAnswering: true });
        scheduleStep(owner, state === 'agent' ? serviceTimes.agent : serviceTimes.assistant, 'answer', topic ?? topicOf(text));
      }
      return toServiceMessage(message, language);
    },
    open: (owner) => {
      if (messagesOf(owner).length === 0) say(owner, 'greeting');
      for (const { id, isRead } of messagesOf(owner)) if (!isRead) db.serviceMessages.update(id, { isRead: true });
    },
    run: ({ kind, owner, topic }) => {
      if (kind === 'answer') answer(owner, topic);
      else if (kind === 'join') join(owner);
      else leave(owner);
    },
  };
}

function toServiceMessage(
  { id, author, agent, text, script, createdTime }: StoredServiceMessage,
  language: ServerLanguage,
): z.input<typeof ServiceMessage> {
  return {
    id,
    author,
    authorName: author === 'assistant' ? assistantName : author === 'agent' ? agent : '',
    text: isScript(script) ? fill(scripts[script][language], { agent }) : text,
    createdTime,
  };
}
