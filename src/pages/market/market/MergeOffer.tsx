import { useUnit } from 'effector-react';
import { $mergeOffer, mergeAccepted, mergeDeclined } from '@/entities/favourites';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';

/** Offers a user the favourites that a visitor left in this browser. */
export function MergeOffer() {
  const { count, onAccept, onDecline } = useUnit({ count: $mergeOffer, onAccept: mergeAccepted, onDecline: mergeDeclined });
  const t = useText('market');
  if (count === 0) return null;
  return (
    <InlineAlert
      action={
        <Inline gap={3}>
          <Button size="compact" tone="accent" onPress={() => onAccept()}>
            {t('market.mergeAccept')}
          </Button>
          <Button size="compact" tone="quiet" onPress={() => onDecline()}>
            {t('market.mergeDecline')}
          </Button>
        </Inline>
      }
    >
      {t('market.mergeOffer', { count })}
    </InlineAlert>
  );
}
