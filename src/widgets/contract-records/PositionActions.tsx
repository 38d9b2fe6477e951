import { useUnit } from 'effector-react';
import { Ellipsis } from 'lucide-react';
import type { Position } from '@/contract/swap';
import { $contractPositions } from '@/entities/contract-account';
import { closeAtMarket, mergePositions, positionActionOpened, usePositionName, type PositionAction } from '@/features/manage-position';
import { useText } from '@/shared/i18n';
import { useRowButtonSize } from '@/shared/lib/rowButtonSize';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { Menu } from '@/ui/Menu/Menu';
import { useOverlay } from '@/ui/useOverlay';

export interface PositionActionsProps {
  readonly position: Position;
}

/** The actions of a position: common ones as buttons, the rest in a menu. */
export function PositionActions({ position }: PositionActionsProps) {
  const view = useUnit({
    positions: $contractPositions,
    closing: closeAtMarket.$pending,
    onAction: positionActionOpened,
    onMerge: mergePositions.submitted,
  });
  const t = useText('contract');
  const { wasOpened, trigger, overlay } = useOverlay('menu');
  const size = useRowButtonSize();
  const { positionId, contractCode, side, marginMode } = position;
  const name = usePositionName()(position);
  const labelOf = (action: 'contract.close' | 'contract.exit' | 'contract.reverse' | 'contract.more') =>
    t('common.named', { name: t(action), value: name });
  const open = (action: PositionAction) => () => view.onAction({ action, positionId });
  const mergeable = view.positions.filter(
    (each) => each.contractCode === contractCode && each.side === side && each.marginMode === marginMode,
  );
  const entries = [
    { id: 'margin', label: t('contract.marginAdjust'), isDisabled: marginMode === 'cross' },
    { id: 'share', label: t('contract.share') },
    { id: 'merge', label: t('contract.merge'), isDisabled: mergeable.length < 2 },
  ];
  return (
    <Inline gap={2} wrap={false}>
      <Button
        size={size}
        isPending={view.closing.some((each) => each.positionId === positionId)}
        aria-label={labelOf('contract.close')}
        onPress={open('close')}
      >
        {t('contract.close')}
      </Button>
      <Button size={size} aria-label={labelOf('contract.exit')} onPress={open('exits')}>
        {t('contract.exit')}
      </Button>
      <Button size={size} aria-label={labelOf('contract.reverse')} onPress={open('reverse')}>
        {t('contract.reverse')}
      </Button>
      <IconButton {...trigger} size={size} icon={Ellipsis} label={labelOf('contract.more')} />
      {wasOpened && (
        <Menu
          {...overlay}
          label={t('contract.more')}
          groups={[{ id: 'more', entries }]}
          onAction={(id) => (id === 'merge' ? view.onMerge(position) : open(id === 'share' ? 'share' : 'margin')())}
        />
      )}
    </Inline>
  );
}
