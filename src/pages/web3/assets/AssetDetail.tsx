import { shortAddress } from '@/entities/wallet';
import { useText } from '@/shared/i18n';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import type { AssetRow } from './rows';

export interface AssetDetailProps {
  readonly row: Pick<AssetRow, 'address' | 'tokenAddress' | 'isRiskToken'>;
}

/** Token contract and wallet address to copy, and the reason for marking a risky token. */
export function AssetDetail({ row: { address, tokenAddress, isRiskToken } }: AssetDetailProps) {
  const t = useText('web3Assets');
  const short = (text: string) => <Text face="mono">{shortAddress(text)}</Text>;
  return (
    <Stack gap={4}>
      {isRiskToken && <InlineAlert tone="danger">{t('web3Assets.riskHint')}</InlineAlert>}
      <DescriptionList
        density="compact"
        items={[
          tokenAddress === ''
            ? { id: 'contract', term: t('web3Assets.contract'), value: t('web3Assets.nativeCoin') }
            : {
                id: 'contract',
                term: t('web3Assets.contract'),
                value: short(tokenAddress),
                copy: { text: tokenAddress, label: t('web3Assets.copyContract') },
              },
          {
            id: 'address',
            term: t('web3Assets.ownAddress'),
            value: short(address),
            copy: { text: address, label: t('web3Assets.copyOwn') },
          },
        ]}
      />
    </Stack>
  );
}
