import { useUnit } from 'effector-react';
import { CircleHelp } from 'lucide-react';
import { lazyLoadFailed } from '@/entities/toasts';
import { useText } from '@/shared/i18n';
import { LazyOverlay } from '@/shared/lazy';
import { IconButton } from '@/ui/IconButton/IconButton';
import type { FormulasProps } from './Formulas';

/** The button that opens the formulas for the values of positions or the account. */
export function FormulaHelp({ about }: FormulasProps) {
  const onFailed = useUnit(lazyLoadFailed);
  const t = useText('contract');
  const label = t(`contract.formulas_${about}`);
  return (
    <LazyOverlay
      presentation="popover"
      label={label}
      width={480}
      load={async () => {
        const { Formulas } = await import('./Formulas');
        return () => <Formulas about={about} />;
      }}
      onFailed={onFailed}
      renderTrigger={(button) => <IconButton {...button} size="small" icon={CircleHelp} label={label} />}
    />
  );
}
