import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { $origin } from '@/shared/api';
import { useFormat, useText } from '@/shared/i18n';
import { saveBlob } from '@/shared/lib/saveFile';
import { routes, useHrefs } from '@/shared/routing';
import { amountOf } from '@/contract/capital';
import { isZero } from '@/contract/decimal';
import { CopyField } from '@/ui/CopyField/CopyField';
import { QrCode } from '@/ui/QrCode/QrCode';
import { SaveQrButton } from '@/ui/SaveQrButton/SaveQrButton';
import { Text } from '@/ui/Text/Text';
import { qrCodeAndText, qrCodeTexts } from '@/shared/money-form/qrCodeAndText.css';
import { code } from './page.css';
import { $requestAmount, $requestCoin } from './requestForm';

export interface PayCodeProps {
  readonly uid: number;
  /** The user's public display name. */
  readonly name: string;
}

/** A QR code and a link to pay the user, with coin and amount if set. */
export function PayCode({ uid, name }: PayCodeProps) {
  const t = useText('pay');
  const format = useFormat();
  const { to } = useHrefs();
  const { origin, coin, amount } = useUnit({ origin: $origin, coin: $requestCoin, amount: $requestAmount });
  const requestedAmount = amountOf(amount);
  const isSet = coin !== null && !isZero(requestedAmount);
  const query = isSet ? { to: String(uid), coin: coin.shortName, amount: requestedAmount } : { to: String(uid) };
  const link = new URL(to(routes.pay, { query }) ?? '', origin).href;
  const shownAmount = isSet ? format.amount(requestedAmount, { unit: coin.shortName }) : null;
  const onSave = useCallback((picture: Blob) => saveBlob(picture, `pay-${uid}.png`), [uid]);
  return (
    <div className={qrCodeAndText}>
      <div className={code}>
        <QrCode value={link} label={shownAmount === null ? t('pay.code') : t('pay.codeOf', { amount: shownAmount })} />
        <Text weight="medium">{shownAmount ?? name}</Text>
        <SaveQrButton value={link} onSave={onSave}>
          {t('pay.saveCode')}
        </SaveQrButton>
      </div>
      <div className={qrCodeTexts}>
        <CopyField label={t('pay.payId')} value={String(uid)} copyLabel={t('pay.copyPayId')} description={t('pay.payIdHint', { name })} />
        <CopyField label={t('pay.link')} value={link} copyLabel={t('pay.copyLink')} description={t('pay.linkHint')} />
      </div>
    </div>
  );
}
