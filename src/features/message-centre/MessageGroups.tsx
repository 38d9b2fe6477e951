import { useUnit } from 'effector-react';
import { failureText } from '@/shared/api';
import { isSameLocalDay, useFormat, useText } from '@/shared/i18n';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { MessageRow } from './MessageRow';
import { MessageSkeleton } from './MessageSkeleton';
import { failure as failureStyle, groupTitle, rows } from './MessageGroups.css';
import type { MessageList } from './model';

export interface MessageGroupsProps {
  readonly model: MessageList;
  readonly level: 2 | 3;
}

/** Today's and earlier messages, or the loading, empty or error state. */
export function MessageGroups({ model, level }: MessageGroupsProps) {
  const t = useText('messages');
  const { zone } = useFormat();
  const { list, now, isLoaded, error, isFiltered, refetched, clicked } = useUnit({
    list: model.$list,
    now: model.$now,
    isLoaded: model.$isLoaded,
    error: model.$error,
    isFiltered: model.$isFiltered,
    refetched: model.refetched,
    clicked: model.clicked,
  });
  const said = error && failureText(error);
  const trouble = said && (
    <ErrorState
      text={t('common.errorTitle')}
      advice={'key' in said ? t(said.key) : said.server}
      onRetry={refetched}
      picture={error.failure.kind === 'offline' ? 'offline' : 'fault'}
      density={isLoaded ? 'compact' : 'regular'}
    />
  );
  if (!isLoaded) return trouble ?? <MessageSkeleton />;
  const today = list.filter(({ createdTime }) => createdTime !== null && isSameLocalDay(createdTime, now, zone));
  const groups = [
    { title: t('messages.today'), messages: today },
    { title: t('messages.earlier'), messages: list.filter((message) => !today.includes(message)) },
  ];
  return (
    <>
      {list.length === 0 && (
        <EmptyState
          picture="inbox"
          text={isFiltered ? t('messages.emptyKind') : t('messages.empty')}
          hint={isFiltered ? undefined : t('messages.emptyHint')}
          density="generous"
        />
      )}
      {groups
        .filter(({ messages }) => messages.length > 0)
        .map(({ title, messages }) => (
          <section key={title} aria-label={title}>
            {level === 2 ? <h2 className={groupTitle}>{title}</h2> : <h3 className={groupTitle}>{title}</h3>}
            <ul className={rows}>
              {messages.map((message) => (
                <MessageRow key={message.id} message={message} now={now} onClick={clicked} />
              ))}
            </ul>
          </section>
        ))}
      {trouble && <div className={failureStyle}>{trouble}</div>}
    </>
  );
}
