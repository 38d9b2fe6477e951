import { useUnit } from 'effector-react';
import { ArrowDownToLine } from 'lucide-react';
import { defaultCoinId } from '@/contract/capital';
import { useText } from '@/shared/i18n';
import { routes, useRouteQuery } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { depositArrival } from './arrivalModel';

/** On the deposit screen: credits a deposit of the coin on the network in the page's address. */
export function DepositArrival() {
  const { isPending, onArrival } = useUnit({ isPending: depositArrival.$isPending, onArrival: depositArrival.submitted });
  const t = useText('devtools');
  const { name = defaultCoinId, network } = useRouteQuery(routes.deposit) ?? {};
  return (
    <Button
      size="compact"
      tone="quiet"
      icon={ArrowDownToLine}
      isPending={isPending}
      onPress={() => onArrival({ coin: name, ...(network !== undefined && { network }) })}
    >
      {t('devtools.depositArrival')}
    </Button>
  );
}
