import { useUnit } from 'effector-react';
import { Calculator as CalculatorIcon } from 'lucide-react';
import { lazyLoadFailed } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { LazyOverlay } from '@/shared/lazy';
import { IconButton } from '@/ui/IconButton/IconButton';
import type { TicketMarket } from '../ticket';

export interface CalculatorButtonProps {
  readonly market: TicketMarket;
}

/** Opens the calculator of a contract, which leaves the chart visible. */
export function CalculatorButton({ market }: CalculatorButtonProps) {
  const onFailed = useUnit(lazyLoadFailed);
  const t = useText('contract');
  return (
    <LazyOverlay
      presentation="popover"
      label={t('contract.calculator')}
      width={340}
      density="compact"
      placement="bottom end"
      namespaces={['contractMore']}
      load={async () => {
        const { Calculator } = await import('./Calculator');
        return () => <Calculator market={market} />;
      }}
      onFailed={onFailed}
      renderTrigger={(button) => <IconButton {...button} icon={CalculatorIcon} label={t('contract.calculator')} size="compact" />}
    />
  );
}
