import { useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Text } from '@/ui/Text/Text';
import { name as nameStyle, symbolLine, tokenCell } from './page.css';
import type { AssetRow } from './rows';

export interface TokenCellProps {
  readonly row: Pick<AssetRow, 'symbol' | 'name' | 'isRiskToken' | 'tokenType'>;
}

/** Icon, symbol and name of a token; risky and user-added tokens are marked. */
export function TokenCell({ row: { symbol, name, isRiskToken, tokenType } }: TokenCellProps) {
  const t = useText('web3Assets');
  return (
    <span className={tokenCell}>
      <CoinIcon symbol={symbol} />
      <span className={nameStyle}>
        <span className={symbolLine}>
          <Text weight="medium" wrap="ellipsis">
            {symbol}
          </Text>
          {isRiskToken && <Badge tone="danger">{t('web3Assets.risk')}</Badge>}
          {tokenType === 'own' && <Badge>{t('web3Assets.custom')}</Badge>}
        </span>
        <Text size="small" tone="soft" wrap="ellipsis" title={name}>
          {name}
        </Text>
      </span>
    </span>
  );
}
