import { useUnit } from 'effector-react';
import { marginMode } from '@/contract/margin';
import { $marginAccount } from '@/entities/margin-account';
import { useText } from '@/shared/i18n';
import { Inline } from '@/ui/Inline/Inline';
import { LeverageBadge } from '@/ui/LeverageBadge/LeverageBadge';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import type { DeskPartProps } from '@/widgets/trade-desk';
import { leverageIn } from './leverage';
import { useMarginMode } from './useMarginMode';

/** Switches between cross and isolated margin and shows the leverage. */
export function ModeSwitch({ pair }: DeskPartProps) {
  const account = useUnit($marginAccount);
  const { mode, choose } = useMarginMode();
  const t = useText('margin');
  const leverage = account?.leverage ?? leverageIn(mode, pair);
  return (
    <Inline gap={3} wrap={false}>
      <SegmentedControl
        label={t('margin.mode')}
        size="compact"
        options={Object.values(marginMode).map((id) => ({ id, label: t(`margin.${id}`) }))}
        value={mode}
        onChange={choose}
      />
      {leverage > 0 && <LeverageBadge leverage={`${leverage}×`} />}
    </Inline>
  );
}
