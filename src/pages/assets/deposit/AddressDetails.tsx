import { useCallback, useState } from 'react';
import type { CoinNetwork, DepositAddress } from '@/contract/capital';
import { useFormat, useText } from '@/shared/i18n';
import { saveBlob } from '@/shared/lib/saveFile';
import { useHrefs } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { CopyField } from '@/ui/CopyField/CopyField';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';
import { QrCode } from '@/ui/QrCode/QrCode';
import { SaveQrButton } from '@/ui/SaveQrButton/SaveQrButton';
import { AddressesDialog } from './AddressesDialog';
import { qrCodeAndText, qrCodeTexts } from '@/shared/money-form/qrCodeAndText.css';
import { code } from './page.css';
import { DepositAccountField } from './DepositAccountField';

export interface AddressDetailsProps {
  readonly network: CoinNetwork;
  /** At least one address. */
  readonly list: readonly DepositAddress[];
}

/** The deposit address as QR code and text, its memo, the account credited, and the deposit terms. */
export function AddressDetails({ network, list }: AddressDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const t = useText('deposit', 'networks');
  const format = useFormat();
  const { resolveUrl } = useHrefs();
  const onSave = useCallback(
    (picture: Blob) => saveBlob(picture, `${network.coinName}-${network.network}.png`.toLowerCase()),
    [network.coinName, network.network],
  );
  const chosen = list.find(({ isSelected }) => isSelected) ?? list[0];
  if (!chosen) return null;
  const { coinName: coin, name, minDeposit, confirmations, minutes, contractAddress, explorerUrl } = network;
  const explorer = resolveUrl(explorerUrl);
  const end = contractAddress.slice(-8);
  return (
    <div className={qrCodeAndText}>
      <div className={code}>
        <QrCode value={chosen.address} label={t('deposit.qrCode', { coin, network: name })} />
        <SaveQrButton value={chosen.address} onSave={onSave}>
          {t('deposit.saveCode')}
        </SaveQrButton>
      </div>
      <div className={qrCodeTexts}>
        <CopyField
          label={t('deposit.addressOf', { coin, network: name })}
          aside={chosen.remark}
          value={chosen.address}
          copyLabel={t('deposit.copyAddress')}
        />
        {chosen.memo !== '' && (
          <>
            <CopyField label={t('deposit.memo')} value={chosen.memo} copyLabel={t('deposit.copyMemo')} />
            <InlineAlert tone="danger" title={t('deposit.memoTitle')}>
              {t('deposit.memoWarning', { coin })}
            </InlineAlert>
          </>
        )}
        <InlineAlert tone="warning" title={t('deposit.warningTitle', { coin, network: name })}>
          {t('deposit.warning', { coin })}
        </InlineAlert>
        <DepositAccountField />
        <DescriptionList
          items={[
            { id: 'minimum', term: t('deposit.minimum'), value: format.amount(minDeposit, { unit: coin }) },
            { id: 'time', term: t('deposit.creditedAfter'), value: t('networks.facts', { minutes, count: confirmations }) },
            ...(contractAddress === ''
              ? []
              : [
                  {
                    id: 'contract',
                    term: t('deposit.contract'),
                    value:
                      explorer.kind === 'external' ? (
                        <Link href={explorer.href} isExternal>
                          {t('deposit.endsWith', { end })}
                        </Link>
                      ) : (
                        t('deposit.endsWith', { end })
                      ),
                    copy: { text: contractAddress, label: t('deposit.copyContract') },
                  },
                ]),
          ]}
        />
        <div>
          <Button size="compact" onPress={() => setOpen(true)}>
            {t('deposit.manage')}
          </Button>
        </div>
      </div>
      {isOpen && <AddressesDialog network={network} list={list} onClose={() => setOpen(false)} />}
    </div>
  );
}
