import { useUnit } from 'effector-react';
import { account as accountType } from '@/contract/capital';
import { add, isZero, type Decimal } from '@/contract/decimal';
import { marginMode, riskState, type MarginAsset } from '@/contract/margin';
import { $areBalancesHidden } from '@/entities/assets';
import { marginAccount, type MarginAccount } from '@/entities/margin-account';
import { $isLoggedIn } from '@/entities/session';
import { loanOpened } from '@/features/margin-loan';
import { transferOpened } from '@/features/transfer';
import { QueryView } from '@/shared/api/QueryView';
import { unknownValue, useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { Button } from '@/ui/Button/Button';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Heading } from '@/ui/Heading/Heading';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { keepRowFocus } from '@/ui/keepRowFocus';
import type { DeskPartProps } from '@/widgets/trade-desk';
import { LiquidatedAlert } from './LiquidatedAlert';
import { actions, panel } from './page.css';
import { RiskMeter } from './RiskMeter';

/** The margin account panel: value, debts, risk, and actions to borrow, repay and transfer. */
export function AccountPanel({ pair }: DeskPartProps) {
  const isLoggedIn = useUnit($isLoggedIn);
  const t = useText('margin', 'trade');
  if (!isLoggedIn || pair === null) return null;
  return (
    <div ref={keepRowFocus} className={panel}>
      <Heading level={2} size="body">
        {t('margin.account')}
      </Heading>
      <QueryView query={marginAccount} density="compact" errorText={t('trade.accountFailed')} skeleton={null}>
        {(account) => <Account account={account} coins={[pair.base, pair.quote]} />}
      </QueryView>
    </div>
  );
}

interface AccountProps {
  readonly account: MarginAccount;
  /** The coins of the pair. */
  readonly coins: readonly string[];
}

function Account({ account, coins }: AccountProps) {
  const { isHidden, onLoan, onTransfer } = useUnit({ isHidden: $areBalancesHidden, onLoan: loanOpened, onTransfer: transferOpened });
  const t = useText('margin');
  const format = useFormat();
  const { mode, tradeId, unit, liquidationPrice, assets, liquidationLevel } = account;
  const amount = (value: Decimal | null, coin: string, decimals = 8) => (
    <Amount value={format.parts.amount(value, { decimals, unit: coin })} hiddenLabel={isHidden ? t('margin.hidden') : undefined} />
  );
  const isUnused = assets.every(({ available, frozen, borrowed }) => [available, frozen, borrowed].every(isZero));
  const transfer = () =>
    onTransfer({
      target: mode === marginMode.cross ? accountType.crossMargin : accountType.isolatedMargin,
      ...(tradeId !== null && { tradeId }),
    });
  const pairAssets = coins.flatMap((coin) => assets.filter(({ coinName }) => coinName === coin));
  const debtOf = ({ borrowed, interest }: MarginAsset) => add(borrowed, interest);
  const assetsWithDebt = (mode === marginMode.cross ? assets : pairAssets).filter((asset) => !isZero(debtOf(asset)));
  return (
    <>
      <LiquidatedAlert />
      {isUnused && (
        <InlineAlert title={t('margin.inactiveTitle')}>{t('margin.inactiveText', { account: t(`margin.${mode}`) })}</InlineAlert>
      )}
      <Stack gap={1}>
        <RiskMeter account={account} />
        {/* A single line, so that the actions stay visible. */}
        {(account.riskState === riskState.warned || account.riskState === riskState.liquidating) && (
          <Text as="p" size="small" tone="danger">
            {t('margin.callText', { level: liquidationLevel ?? unknownValue })}
          </Text>
        )}
      </Stack>
      <DescriptionList
        density="compact"
        items={[
          { id: 'equity', term: t('margin.equity'), value: amount(account.netAsset, unit, 2) },
          { id: 'debt', term: t('margin.totalDebt'), value: amount(account.totalDebt, unit, 2) },
        ]}
      />
      <div className={actions} data-row>
        <Button size="compact" width="full" onPress={() => onLoan({ kind: 'borrow', tradeId })}>
          {t('margin.borrow')}
        </Button>
        <Button size="compact" width="full" isDisabled={assetsWithDebt.length === 0} onPress={() => onLoan({ kind: 'repay', tradeId })}>
          {t('margin.repay')}
        </Button>
        <Button size="compact" width="full" onPress={transfer}>
          {t('margin.transfer')}
        </Button>
      </div>
      <DescriptionList
        density="compact"
        items={[
          { id: 'asset', term: t('margin.totalAsset'), value: amount(account.totalAsset, unit, 2) },
          ...assetsWithDebt.map((asset) => ({
            id: `owed ${asset.coinId}`,
            term: t('margin.owedCoin', { coin: asset.coinName }),
            value: amount(debtOf(asset), asset.coinName),
            hint: t('margin.ofInterest', { interest: format.amount(asset.interest, { decimals: 8, unit: asset.coinName }) }),
          })),
          ...(mode === marginMode.isolated
            ? [{ id: 'liquidation', term: t('margin.liquidationPrice'), value: format.amount(liquidationPrice, { decimals: 8, unit }) }]
            : []),
          ...pairAssets.map(({ coinId, coinName, available }) => ({
            id: `available ${coinId}`,
            term: t('margin.availableCoin', { coin: coinName }),
            value: amount(available, coinName),
          })),
        ]}
      />
    </>
  );
}
