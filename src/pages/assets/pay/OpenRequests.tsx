import { useUnit } from 'effector-react';
import { declineRequest } from '@/features/end-payment-request';
import { Instant, useFormat, useText } from '@/shared/i18n';
import { Avatar } from '@/ui/Avatar/Avatar';
import { Button } from '@/ui/Button/Button';
import { Panel } from '@/ui/Panel/Panel';
import { Text } from '@/ui/Text/Text';
import { requestChosen } from './form';
import { request, requestActions, requestText } from './page.css';
import { openRequests } from './records';

export interface OpenRequestsProps {
  /** A request was filled into the form, which may not be shown yet. */
  readonly onFilled: () => void;
}

/** Open payment requests to the user, each to pay with the form or to decline. */
export function OpenRequests({ onFilled }: OpenRequestsProps) {
  const t = useText('pay', 'recipient');
  const format = useFormat();
  const { requests, pending, onPay, onDecline } = useUnit({
    requests: openRequests.$latest,
    pending: declineRequest.$pending,
    onPay: requestChosen,
    onDecline: declineRequest.submitted,
  });
  if (!requests || requests.list.length === 0) return null;
  return (
    <Panel title={t('pay.openRequests')} inset="none">
      <ul>
        {requests.list.map((record) => {
          const { id, counterparty, amount, coinName, note, createdTime } = record;
          const amountText = format.amount(amount, { unit: coinName });
          const names = { amount: amountText, name: counterparty.name };
          return (
            <li key={id} className={request}>
              <Avatar name={counterparty.name.charAt(0)} size="small" />
              <span className={requestText}>
                <Text weight="medium">{t('pay.requestedBy', { name: counterparty.name })}</Text>
                <Text size="small" tone="soft" wrap="ellipsis">
                  {note || t('recipient.uid', { uid: String(counterparty.uid) })}
                </Text>
                <Text size="small" tone="faint" face="figures">
                  <Instant at={createdTime} />
                </Text>
              </span>
              <Text weight="medium" face="figures" wrap="never">
                {amountText}
              </Text>
              <span className={requestActions}>
                <Button
                  size="compact"
                  aria-label={t('pay.payRequest', names)}
                  onPress={() => {
                    onPay(record);
                    onFilled();
                  }}
                >
                  {t('pay.pay')}
                </Button>
                <Button
                  size="compact"
                  tone="quiet"
                  aria-label={t('pay.declineName', names)}
                  isPending={pending.some((row) => row.id === id)}
                  onPress={() => onDecline(record)}
                >
                  {t('pay.decline')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
