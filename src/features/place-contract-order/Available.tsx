import { useUnit } from 'effector-react';
import { Plus } from 'lucide-react';
import { $isHidden } from '@/entities/assets';
import { $isLoggedIn } from '@/entities/session';
import { useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { IconButton } from '@/ui/IconButton/IconButton';
import { figure, line } from './ContractOrderForm.css';
import type { TicketMarket } from './ticket';

export interface AvailableProps {
  readonly market: Pick<TicketMarket, 'free' | 'coin'>;
  readonly onTopUp: () => void;
}

/** What new orders may use, and the way to more of it. */
export function Available({ market: { free, coin }, onTopUp }: AvailableProps) {
  const { isLoggedIn, isHidden } = useUnit({ isLoggedIn: $isLoggedIn, isHidden: $isHidden });
  const t = useText('contract', 'trade');
  const format = useFormat();
  return (
    <div className={line}>
      <span>{t('contract.available')}</span>
      <span className={line}>
        <span className={figure}>
          <Amount value={format.parts.amount(free, { unit: coin })} hiddenLabel={isHidden ? t('contract.hidden') : undefined} />
        </span>
        {isLoggedIn && <IconButton size="small" icon={Plus} label={t('trade.topUp', { coin })} onPress={onTopUp} />}
      </span>
    </div>
  );
}
