import { useUnit } from 'effector-react';
import { CheckCheck } from 'lucide-react';
import { $unread, markAllRead } from '@/entities/messages';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import type { MessageList } from './model';

export interface MarkAllButtonProps {
  /** The list the button acts on. */
  readonly model: MessageList;
}

/** Marks all messages as read. It stays enabled when nothing is unread, because disabling it would lose the focus; it is hidden if the list is empty as well. */
export function MarkAllButton({ model }: MarkAllButtonProps) {
  const t = useText('messages');
  const { isLoaded, list, unread, isMarking, markAll } = useUnit({
    isLoaded: model.$isLoaded,
    list: model.$list,
    unread: $unread,
    isMarking: markAllRead.$isPending,
    markAll: markAllRead.submitted,
  });
  if (isLoaded && list.length === 0 && unread === 0) return null;
  return (
    <Button
      size="compact"
      tone="quiet"
      icon={CheckCheck}
      isPending={isMarking}
      pendingLabel={t('messages.markingAll')}
      onPress={() => markAll()}
    >
      {t('messages.markAllRead')}
    </Button>
  );
}
