import { useUnit } from 'effector-react';
import { Undo2 } from 'lucide-react';
import { linkToState, type SimulationStatus } from '@mocks/control';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { Inline } from '@/ui/Inline/Inline';
import { foot } from './Controls.css';
import { $isBusy, resetPressed } from './model';
import { usePageLink } from './pageLink';
import { toolKeys } from './toolKeys';
import { undoLatest } from './undoModel';

/** Footer visible on every board: the link to the state, undo of the latest change, and the reset of everything since the start. */
export function PanelFoot({ status }: { readonly status: SimulationStatus }) {
  const t = useText('devtools');
  const { isBusy, isUndoing, onUndo, onReset } = useUnit({
    isBusy: $isBusy,
    isUndoing: undoLatest.$isPending,
    onUndo: undoLatest.submitted,
    onReset: resetPressed,
  });
  const address = usePageLink();
  const { undoable } = status;
  return (
    <div className={foot}>
      <CopyButton variant="button" text={linkToState(status, address)} label={t('devtools.copyLink')} />
      <Inline gap={2}>
        <Button
          size="compact"
          icon={Undo2}
          isDisabled={undoable === null}
          isPending={isUndoing}
          aria-keyshortcuts={toolKeys.undo}
          aria-label={undoable === null ? t('devtools.undoNone') : t('devtools.undoLatest', { change: t(`devtools.change_${undoable}`) })}
          onPress={() => onUndo()}
        >
          {t('devtools.undoShort')}
        </Button>
        <Button size="compact" tone="danger" isPending={isBusy} onPress={() => onReset()}>
          {t('devtools.reset')}
        </Button>
      </Inline>
    </div>
  );
}
