import { depositState, type Deposit } from '@/contract/capital';
import { accountNames } from '@/entities/accounts';
import { Instant, useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';

/** Details of a deposit: transaction, address, confirmations and account credited. */
export function DepositDetails({
  deposit: { address, memo, txHash, txUrl, confirmations, requiredConfirmations, state, creditedTime, account: target },
}: {
  readonly deposit: Deposit;
}) {
  const t = useText('deposit', 'financial', 'accounts');
  const { resolveUrl } = useHrefs();
  const explorer = resolveUrl(txUrl);
  const id = (
    <Text face="mono" size="small">
      {txHash}
    </Text>
  );
  return (
    <DescriptionList
      density="compact"
      items={[
        ...(txHash === ''
          ? []
          : [
              {
                id: 'transaction',
                term: t('financial.txHash'),
                value:
                  explorer.kind === 'external' ? (
                    <Link href={explorer.href} isExternal>
                      {id}
                    </Link>
                  ) : (
                    id
                  ),
                copy: { text: txHash, label: t('deposit.copyTransaction') },
              },
            ]),
        {
          id: 'address',
          term: t('financial.address'),
          value: (
            <Text face="mono" size="small">
              {address}
            </Text>
          ),
        },
        ...(memo === '' ? [] : [{ id: 'memo', term: t('deposit.memo'), value: memo }]),
        {
          id: 'confirmations',
          term: t('financial.confirmations'),
          value: `${confirmations}/${requiredConfirmations}`,
          hint: state === depositState.belowMinimum ? t('deposit.belowMinimumHint') : undefined,
        },
        { id: 'account', term: t('deposit.creditedTo'), value: t(accountNames[target]) },
        ...(creditedTime === null ? [] : [{ id: 'credited', term: t('financial.credited'), value: <Instant at={creditedTime} /> }]),
      ]}
    />
  );
}
