import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { ButtonGroup } from '@/ui/ButtonGroup/ButtonGroup';
import { CoinSelect } from '@/ui/CoinSelect/CoinSelect';
import { ToggleButton } from '@/ui/ToggleButton/ToggleButton';
import { quickCoins } from './coins';
import { $coins, $recentCoinIds } from './model';
import { Step } from './Step';

export interface CoinStepProps {
  readonly coinId: number;
  readonly onChoose: (coinId: number) => void;
}

/** Selects the coin to deposit, with shortcuts to recently deposited and popular ones. */
export function CoinStep({ coinId, onChoose }: CoinStepProps) {
  const { coins, recentIds } = useUnit({ coins: $coins, recentIds: $recentCoinIds });
  const t = useText('deposit', 'networks');
  const isKnown = coins.some((coin) => coin.coinId === coinId);
  return (
    <Step number={1} state={isKnown ? 'done' : 'current'}>
      <CoinSelect
        label={t('deposit.coin')}
        coins={coins.map(({ coinId: id, symbol, name, isOpen }) => ({
          id: String(id),
          symbol,
          name,
          end: isOpen ? undefined : <Badge tone="warning">{t('networks.suspended')}</Badge>,
        }))}
        value={isKnown ? String(coinId) : null}
        onChange={(id) => onChoose(Number.parseInt(id, 10))}
        placeholder={t('deposit.chooseCoin')}
        search={{ label: t('deposit.searchCoin'), placeholder: t('deposit.searchCoin') }}
        size="touch"
        errorMessage={isKnown ? undefined : t('deposit.unknownCoin')}
      />
      <ButtonGroup label={t('deposit.quickCoins')} variant="spaced">
        {quickCoins(coins, recentIds).map(({ coinId: id, symbol }) => (
          <ToggleButton key={id} size="compact" isSelected={id === coinId} onChange={() => onChoose(id)}>
            {symbol}
          </ToggleButton>
        ))}
      </ButtonGroup>
    </Step>
  );
}
