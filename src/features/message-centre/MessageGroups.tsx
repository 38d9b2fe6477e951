import type { Message } from '@/contract/inmail';
import { isSameLocalDay, useFormat, useText } from '@/shared/i18n';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { MessageRow } from './MessageRow';
import { group, groupTitle, rows } from './MessageGroups.css';
import { pageSize } from './model';

export interface MessageGroupsProps {
  readonly list: readonly Message[];
  readonly now: number;
  readonly isLoaded: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onClick: (message: Message) => void;
}

/** Messages of today and earlier ones, or what stands where there are none yet. */
export function MessageGroups({ list, now, isLoaded, hasFailed, onRetry, onClick }: MessageGroupsProps) {
  const t = useText('messages');
  const { zone } = useFormat();
  if (hasFailed)
    return <ErrorState text={t('common.errorTitle')} advice={t('common.errorServer')} retryLabel={t('common.retry')} onRetry={onRetry} />;
  if (!isLoaded) return <Skeleton shape="row" count={pageSize} label={t('common.loading')} />;
  if (list.length === 0) return <EmptyState text={t('messages.empty')} />;
  const today = list.filter(({ createdTime }) => isSameLocalDay(createdTime, now, zone));
  const groups = [
    { title: t('messages.today'), messages: today },
    { title: t('messages.earlier'), messages: list.filter((message) => !today.includes(message)) },
  ];
  return groups
    .filter(({ messages }) => messages.length > 0)
    .map(({ title, messages }) => (
      <section key={title} className={group} aria-label={title}>
        <h3 className={groupTitle}>{title}</h3>
        <ul className={rows}>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} now={now} onClick={onClick} />
          ))}
        </ul>
      </section>
    ));
}
