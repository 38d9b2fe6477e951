import { useUnit } from 'effector-react';
import { $kyc } from '@/entities/identity';
import { useText } from '@/shared/i18n';
import { QueryView } from '@/shared/api/QueryView';
import { routes, useHrefs } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Heading } from '@/ui/Heading/Heading';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { StatePage } from '@/ui/StatePage/StatePage';
import { AddressDetails } from './AddressDetails';
import { $isWarningUnderstood, $network, $restriction, existingAddresses, warningUnderstood } from './model';
import { addressHeight } from './page.css';
import { Step } from './Step';

/** The deposit address, shown once a network is selected and the wrong-network warning is confirmed. */
export function ChosenAddress() {
  const { network, isUnderstood } = useUnit({ network: $network, isUnderstood: $isWarningUnderstood });
  const t = useText('deposit');
  return (
    <Step number={3} state={network?.isDepositOpen ? 'current' : 'upcoming'}>
      <Heading level={2} size="reading">
        {t('deposit.address')}
      </Heading>
      <div className={addressHeight}>{isUnderstood || !network?.isDepositOpen ? <AddressContent /> : <Warning />}</div>
    </Step>
  );
}

function AddressContent() {
  const { network, restriction } = useUnit({ network: $network, restriction: $restriction });
  const t = useText('deposit', 'networks');
  if (network === null) return <EmptyState density="compact" picture="wallet" text={t('deposit.noNetwork')} />;
  const { coinName: coin, name, isDepositOpen, suspension } = network;
  if (!isDepositOpen)
    return (
      <InlineAlert tone="warning" title={t('deposit.suspended', { coin, network: name })}>
        {suspension !== null && t('deposit.suspendedReason', { reason: t(`networks.${suspension}`) })} {t('deposit.suspendedHint')}
      </InlineAlert>
    );
  if (restriction !== null) return <Restricted restriction={restriction} />;
  return (
    <QueryView
      query={existingAddresses}
      density="compact"
      errorText={t('deposit.addressFailed')}
      skeleton={<Skeleton shape="block" size={200} label />}
    >
      {(list) => <AddressDetails network={network} list={list} />}
    </QueryView>
  );
}

/** Explains why deposits are unavailable; if verification is missing, with a link to it or its progress. */
function Restricted({ restriction }: { readonly restriction: 'needKyc' | 'frozen' }) {
  const kyc = useUnit($kyc);
  const t = useText('deposit');
  const { to } = useHrefs();
  const verification = to(routes.verification);
  const cause = restriction === 'needKyc' && kyc?.state === 'pending' ? 'kycPending' : restriction;
  return (
    <StatePage
      kind="restricted"
      density="compact"
      title={t(`deposit.${cause}`)}
      advice={t(`deposit.${cause}Hint`)}
      action={
        cause !== 'frozen' &&
        verification && (
          <Link variant="button" href={verification}>
            {t(cause === 'needKyc' ? 'deposit.verify' : 'deposit.kycPendingLink')}
          </Link>
        )
      }
    />
  );
}

/** The wrong-network warning, to be confirmed before the first address is shown. */
function Warning() {
  const { network, onUnderstood } = useUnit({ network: $network, onUnderstood: warningUnderstood });
  const t = useText('deposit');
  const values = { coin: network?.coinName ?? '', network: network?.name ?? '' };
  return (
    <InlineAlert
      tone="warning"
      title={t('deposit.warningTitle', values)}
      action={
        <Button tone="accent" onPress={() => onUnderstood()}>
          {t('deposit.understood')}
        </Button>
      }
    >
      {t('deposit.warning', values)}
    </InlineAlert>
  );
}
