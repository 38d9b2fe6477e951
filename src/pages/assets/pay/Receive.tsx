import { useUnit } from 'effector-react';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { allCoins, payer } from './account';
import { PayCode } from './PayCode';
import { RequestAmount } from './RequestAmount';
import { requestOpened } from './requestForm';

/** Ways to receive a payment: QR code, link, or a request to a user. */
export function Receive() {
  const t = useText('pay');
  const onRequest = useUnit(requestOpened);
  return (
    <>
      <QueryView query={payer} errorText={t('pay.codeFailed')} skeleton={<Skeleton shape="block" size={codeHeight} label />}>
        {({ uid, name }) => <PayCode uid={uid} name={name} />}
      </QueryView>
      <QueryView query={allCoins} density="compact" errorText={t('pay.coinsFailed')} skeleton={<Skeleton shape="row" count={1} />}>
        {(coins) => <RequestAmount coins={coins} label={t('pay.codeAmount')} description={t('pay.codeAmountHint')} />}
      </QueryView>
      <Button size="touch" width="full" onPress={() => onRequest()}>
        {t('pay.requestSomebody')}
      </Button>
    </>
  );
}

/** Height in px reserved for the code. */
const codeHeight = 260;
