import { useUnit } from 'effector-react';
import { BookUser } from 'lucide-react';
import { NetworkField } from '@/features/choose-network';
import { useText } from '@/shared/i18n';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { TextField } from '@/ui/TextField/TextField';
import { addressBookOpened } from './addressBook';
import {
  $address,
  $isMemoWaived,
  $isRecognised,
  $memo,
  $network,
  $recognised,
  addressTyped,
  info,
  memoTyped,
  memoWaived,
  networkChosen,
} from './selection';
import { $problems } from './submission';

/** Fields for address, network and memo; the network is detected if only one supports the address. */
export function ChainFields() {
  const t = useText('withdraw', 'recipient');
  const view = useUnit({
    address: $address,
    memo: $memo,
    isMemoWaived: $isMemoWaived,
    network: $network,
    recognised: $recognised,
    isRecognised: $isRecognised,
    withdrawInfo: info.$data,
    isLoading: info.$isLoading,
    problems: $problems,
    onAddress: addressTyped,
    onMemo: memoTyped,
    onWaive: memoWaived,
    onNetwork: networkChosen,
    onBook: addressBookOpened,
  });
  const { network, recognised, problems } = view;
  const messageOf = (name: 'address' | 'network' | 'memo') => {
    const problem = problems[name];
    return problem && t(problem.key, problem.values);
  };
  const severalNetworksHint =
    network === null && recognised.length > 1 ? t('withdraw.networkSeveral', { count: recognised.length }) : undefined;
  return (
    <>
      <TextField
        label={t('withdraw.address')}
        name="address"
        size="touch"
        autoComplete="off"
        spellCheck="false"
        placeholder={t('withdraw.addressPlaceholder')}
        value={view.address}
        onChange={view.onAddress}
        end={<IconButton icon={BookUser} label={t('withdraw.addressBook')} size="small" onPress={() => view.onBook()} />}
        errorMessage={messageOf('address')}
      />
      <NetworkField
        direction="withdrawal"
        networks={view.withdrawInfo?.networks ?? []}
        isLoading={view.isLoading}
        value={network?.network ?? null}
        onChange={view.onNetwork}
        description={view.isRecognised ? t('withdraw.networkRecognised') : severalNetworksHint}
        errorMessage={messageOf('network')}
      />
      {network?.needsMemo && (
        <>
          <TextField
            label={t('withdraw.memo')}
            name="memo"
            size="touch"
            autoComplete="off"
            spellCheck="false"
            maxLength={64}
            description={t('withdraw.memoHint', { network: network.name })}
            value={view.memo}
            onChange={view.onMemo}
            errorMessage={messageOf('memo')}
          />
          {view.memo.trim() === '' && (
            <Checkbox isSelected={view.isMemoWaived} onChange={view.onWaive}>
              {t('withdraw.memoWaived')}
            </Checkbox>
          )}
        </>
      )}
    </>
  );
}
