import { useUnit } from 'effector-react';
import { CheckCheck } from 'lucide-react';
import { $isMarkingAll, $unread, allRead } from '@/entities/messages';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';

/** Marks everything read; needs something unread. */
export function MarkAllButton() {
  const t = useText('messages');
  const { unread, isMarking, markAll } = useUnit({ unread: $unread, isMarking: $isMarkingAll, markAll: allRead });
  return (
    <Button
      size="compact"
      tone="quiet"
      icon={CheckCheck}
      isDisabled={unread === 0}
      isPending={isMarking}
      pendingLabel={t('messages.markingAll')}
      onPress={() => markAll()}
    >
      {t('messages.markAllRead')}
    </Button>
  );
}
