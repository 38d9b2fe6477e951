import { useUnit } from 'effector-react';
import { CheckCheck } from 'lucide-react';
import { markAllRead } from '@/entities/messages';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';

/** Marks everything read. It stays pressable when nothing is left: a button that switches itself off loses the focus. */
export function MarkAllButton() {
  const t = useText('messages');
  const { isMarking, markAll } = useUnit({ isMarking: markAllRead.$isPending, markAll: markAllRead.submitted });
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
