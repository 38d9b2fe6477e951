import { useUnit } from 'effector-react';
import { linkTo, type SimulationStatus } from '@mocks/control';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { foot } from './Controls.css';
import { $isBusy, resetPressed } from './model';

/** Stays in view on every board: the link to the state, and the reset that undoes all that was done since its beginning. */
export function PanelFoot({ status }: { readonly status: SimulationStatus }) {
  const t = useText('devtools');
  const { isBusy, onReset } = useUnit({ isBusy: $isBusy, onReset: resetPressed });
  return (
    <div className={foot}>
      <CopyButton variant="button" text={linkTo(status, location.href)} label={t('devtools.copyLink')} />
      <Button size="compact" tone="danger" isPending={isBusy} onPress={() => onReset()}>
        {t('devtools.reset')}
      </Button>
    </div>
  );
}
