import { useUnit } from 'effector-react';
import { CheckCheck } from 'lucide-react';
import { $unread, markAllRead } from '@/entities/messages';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import type { MessageList } from './model';

export interface MarkAllButtonProps {
  /** The list beside the button. */
  readonly model: MessageList;
}

/** Marks everything read. It stays pressable when nothing is left, since a button that switches itself off loses the focus; beside an empty list it is not offered. */
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
