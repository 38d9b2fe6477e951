import { contractName } from '@/contract/swap';
import { LivePrice } from '@/entities/market';
import { useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { LeverageBadge } from '@/ui/LeverageBadge/LeverageBadge';
import { Link } from '@/ui/Link/Link';
import { PairName } from '@/ui/PairName/PairName';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import { Text } from '@/ui/Text/Text';
import { useInstrumentHref } from '@/widgets/market-list';
import { activityEnd, activityMiddle, activityName, activityRow, activityTags } from './activity.css';
import type { OpenPosition } from './activityModel';

export interface PositionRowProps extends OpenPosition {
  /** Masks amounts and profit; screen readers read this label instead. */
  readonly hiddenLabel?: string;
}

/** An open position with its size, entry price, current price and profit. */
export function PositionRow({ position, contract, hiddenLabel }: PositionRowProps) {
  const { contractCode, side, leverage, marginMode, amount, entryPrice, unrealised, returnRate } = position;
  const t = useText('homeAccount', 'market');
  const format = useFormat();
  const hrefOf = useInstrumentHref();
  const { base, quote, amountUnit, decimals } = contract ?? { base: contractName(contractCode), quote: '', amountUnit: '', decimals: 8 };
  const marginCoin = amountUnit === base ? quote : base;
  const name = contract ? <PairName base={base} quote={quote} /> : base;
  return (
    <li className={activityRow}>
      <CoinIcon symbol={base} />
      <div className={activityName}>
        <span className={activityTags}>
          {contract ? (
            <Link variant="plain" isStretched href={hrefOf(contract)}>
              {name}
            </Link>
          ) : (
            name
          )}
          <LeverageBadge
            leverage={t('market.leverage', { leverage })}
            margin={t(`homeAccount.${marginMode}`)}
            side={{ direction: side, label: t(`homeAccount.${side}`) }}
          />
        </span>
        <Text size="small" tone="faint">
          <Amount value={format.parts.amount(amount, { unit: amountUnit })} isMinorFaint={false} hiddenLabel={hiddenLabel} />
        </Text>
      </div>
      <div className={activityMiddle}>
        {contract && <LivePrice instrument={contract} />}
        <Text size="small" tone="faint" wrap="never">
          {t('homeAccount.entry', { price: format.amount(entryPrice, { decimals }) })}
        </Text>
      </div>
      <div className={activityEnd}>
        <Amount
          value={format.parts.amount(unrealised, { decimals: marginCoin === base ? 6 : 2, min: 2, unit: marginCoin })}
          tone="trend"
          weight="medium"
          isMinorFaint={false}
          hiddenLabel={hiddenLabel}
        />
        {!hiddenLabel && <PriceChange value={format.parts.percent(returnRate)} size="small" />}
      </div>
    </li>
  );
}
