import { ArrowLeftRight } from 'lucide-react';
import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Button } from '@/ui/Button/Button';
import { ConvertDustDialog } from './ConvertDustDialog';
import { ConvertDustGate, opened } from './model';

/** The button and dialog that convert balances too small to sell into one coin. */
export function ConvertDust() {
  const t = useText('dust');
  const onOpen = useUnit(opened);
  useGate(ConvertDustGate);
  return (
    <>
      <Button icon={ArrowLeftRight} onPress={() => onOpen()}>
        {t('dust.convertSmall')}
      </Button>
      <ConvertDustDialog />
    </>
  );
}
