import { useUnit } from 'effector-react';
import { ChevronDown } from 'lucide-react';
import { lazyLoadFailed } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { LazyOverlay, type OverlayBodyProps } from '@/shared/lazy';
import { Button } from '@/ui/Button/Button';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Icon } from '@/ui/Icon/Icon';
import type { DeskPartProps, DeskProduct } from './product';
import { kind, picker, pairName } from './PairPicker.css';
import { useInstrumentName, useInstrumentParts } from './useInstrumentName';

export interface PairPickerProps extends DeskPartProps {
  readonly product: DeskProduct;
}

/** Shows the pair's name and opens the list of all pairs. */
export function PairPicker({ product, pair }: PairPickerProps) {
  const { loadPairs = () => loadList(product) } = product;
  const t = useText('trade');
  const onFailed = useUnit(lazyLoadFailed);
  const nameOf = useInstrumentName();
  const partsOf = useInstrumentParts();
  const name = pair ? nameOf(pair) : '–';
  const parts = pair ? partsOf(pair) : { pair: '–', kind: null };
  return (
    <span className={picker} data-desk="pairs">
      {pair && <CoinIcon symbol={pair.base} />}
      <LazyOverlay
        presentation="popover"
        label={t('trade.pairs')}
        width={560}
        density="compact"
        load={loadPairs}
        namespaces={['tradeMore']}
        onFailed={onFailed}
        renderTrigger={(button) => (
          <Button {...button} tone="quiet" aria-label={t('trade.choosePair', { pair: name })}>
            <span className={pairName}>
              {parts.pair}
              {parts.kind !== null && <span className={kind}>{parts.kind}</span>}
            </span>
            <Icon icon={ChevronDown} />
          </Button>
        )}
      />
    </span>
  );
}

async function loadList(product: DeskProduct) {
  const { PairList } = await import('./PairList');
  return function Pairs({ close }: OverlayBodyProps) {
    return <PairList product={product} onChosen={close} />;
  };
}
