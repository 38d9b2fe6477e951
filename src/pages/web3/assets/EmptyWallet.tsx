import { useUnit } from 'effector-react';
import { $chainNames, account } from '@/entities/wallet';
import { useText } from '@/shared/i18n';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { EmptyState } from '@/ui/EmptyState/EmptyState';

/** Stands in for the assets of a wallet that holds nothing: the next step is its address. */
export function EmptyWallet() {
  const { detail, names } = useUnit({ detail: account.$latest, names: $chainNames });
  const t = useText('web3Assets');
  const first = detail?.accountAddress[0];
  return (
    <EmptyState
      picture="wallet"
      density="generous"
      text={t('web3Assets.empty')}
      hint={t('web3Assets.emptyHint')}
      action={
        first && (
          <CopyButton
            variant="button"
            size="regular"
            text={first.address}
            label={t('web3Assets.copyAddress', { network: names.get(first.chainIndex) ?? first.chainIndex })}
          />
        )
      }
    />
  );
}
