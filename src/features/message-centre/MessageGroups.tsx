import { useUnit } from 'effector-react';
import type { Message } from '@/contract/inmail';
import { QueryView } from '@/shared/api/QueryView';
import { isSameLocalDay, useFormat, useText } from '@/shared/i18n';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { MessageRow } from './MessageRow';
import { MessageSkeleton } from './MessageSkeleton';
import { groupTitle, rows } from './MessageGroups.css';
import type { MessageList } from './model';

export interface MessageGroupsProps {
  readonly model: MessageList;
  readonly level: 2 | 3;
}

/** Today's and earlier messages, or the loading, empty or error state. */
export function MessageGroups({ model, level }: MessageGroupsProps) {
  const t = useText('messages');
  const { isFiltered } = useUnit({ isFiltered: model.$isFiltered });
  return (
    <QueryView
      query={model.messages}
      skeleton={<MessageSkeleton />}
      empty={
        <EmptyState
          picture="inbox"
          text={isFiltered ? t('messages.emptyKind') : t('messages.empty')}
          hint={isFiltered ? undefined : t('messages.emptyHint')}
          density="generous"
        />
      }
    >
      {(messages) => <Groups model={model} level={level} messages={messages} />}
    </QueryView>
  );
}

function Groups({ model, level, messages }: MessageGroupsProps & { readonly messages: readonly Message[] }) {
  const t = useText('messages');
  const { zone } = useFormat();
  const { now, clicked } = useUnit({ now: model.$now, clicked: model.clicked });
  const today = messages.filter(({ createdTime }) => createdTime !== null && isSameLocalDay(createdTime, now, zone));
  const groups = [
    { title: t('messages.today'), list: today },
    { title: t('messages.earlier'), list: messages.filter((message) => !today.includes(message)) },
  ];
  return groups
    .filter(({ list }) => list.length > 0)
    .map(({ title, list }) => (
      <section key={title} aria-label={title}>
        {level === 2 ? <h2 className={groupTitle}>{title}</h2> : <h3 className={groupTitle}>{title}</h3>}
        <ul className={rows}>
          {list.map((message) => (
            <MessageRow key={message.id} message={message} now={now} onClick={clicked} />
          ))}
        </ul>
      </section>
    ));
}
