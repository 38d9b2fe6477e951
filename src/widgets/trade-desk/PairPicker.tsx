import { ChevronDown } from 'lucide-react';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { Popover } from '@/ui/Popover/Popover';
import { useOverlay } from '@/ui/useOverlay';
import { useText } from '@/shared/i18n';
import { PairList } from './PairList';
import type { DeskPartProps, DeskProduct } from './product';
import { picker, pairName } from './PairPicker.css';
import { useInstrumentName } from './useInstrumentName';

export interface PairPickerProps extends DeskPartProps {
  readonly product: DeskProduct;
}

/** Names the pair, and opens the list of all others. */
export function PairPicker({ product, pair }: PairPickerProps) {
  const t = useText('trade');
  const { wasOpened, trigger, overlay } = useOverlay();
  const nameOf = useInstrumentName();
  const name = pair ? nameOf(pair) : '–';
  return (
    <span className={picker}>
      {pair && <CoinIcon symbol={pair.base} />}
      <Button {...trigger} tone="quiet" aria-label={t('trade.choosePair', { pair: name })}>
        <span className={pairName}>{name}</span>
        <Icon icon={ChevronDown} />
      </Button>
      {wasOpened && (
        <Popover {...overlay} label={t('trade.pairs')} width={400} density="compact">
          <PairList market={product.market} onChosen={() => overlay.onOpenChange(false)} />
        </Popover>
      )}
    </span>
  );
}
