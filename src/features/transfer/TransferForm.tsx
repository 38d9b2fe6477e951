import { useUnit } from 'effector-react';
import { CircleHelp } from 'lucide-react';
import { Suspense, useState, type FormEvent } from 'react';
import { QueryAlert } from '@/shared/api/QueryAlert';
import { useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { routes, useHrefs } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { Link } from '@/ui/Link/Link';
import { AccountFields } from './AccountFields';
import { $isEmpty, formData } from './amount';
import { AmountSection } from './AmountSection';
import { $accounts, $isMargin, $needsPair } from './selection';
import { CoinField } from './CoinField';
import { ConfirmTransfer } from './ConfirmTransfer';
import { PairField } from './PairField';
import { $errors, confirmed } from './submission';
import { TopUpSheet } from './TopUpSheet';
import { actions, form, helpers } from './TransferForm.css';

const TransferRisk = lazyNamed(() => import('./TransferRisk'), 'TransferRisk');

export interface TransferFormProps {
  /** Whether it is a page, not a dialog: links to the records, and keeps its buttons visible on a phone. */
  readonly isPage?: boolean;
}

/** The fields of a transfer: source, target, pair, coin and amount. */
export function TransferForm({ isPage = false }: TransferFormProps) {
  const t = useText('transfer');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { isMargin, needsPair, isEmpty, errors, confirm } = useUnit({
    isMargin: $isMargin,
    needsPair: $needsPair,
    isEmpty: $isEmpty,
    errors: $errors,
    confirm: confirmed,
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amount = event.currentTarget.elements.namedItem('amount');
    if (errors.amount !== null && amount instanceof HTMLElement) amount.focus();
    confirm();
  };
  return (
    <form className={form} onSubmit={send} noValidate>
      <AccountFields />
      {needsPair && <PairField />}
      <CoinField />
      <AmountSection onHelp={() => setHelpOpen(true)} />
      {isMargin && (
        <Suspense fallback={null}>
          <TransferRisk />
        </Suspense>
      )}
      <QueryAlert query={formData} tone="danger" title={t('transfer.loadFailed')} />
      <div className={actions({ isPage })}>
        <ConfirmTransfer />
        <div className={helpers}>
          {!isEmpty && (
            <Button tone="quiet" size="compact" icon={CircleHelp} onPress={() => setHelpOpen(true)}>
              {t('transfer.topUpHelp')}
            </Button>
          )}
          {isPage && <RecordsLink />}
        </div>
      </div>
      <TopUpSheet isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </form>
  );
}

/** A link to the records of transfers between the chosen accounts. */
function RecordsLink() {
  const t = useText('transfer');
  const { to } = useHrefs();
  const { source, target } = useUnit($accounts);
  return (
    <Link href={to(routes.transferRecords, { query: { source: source ?? undefined, target: target ?? undefined } })}>
      {t('transfer.viewRecord')}
    </Link>
  );
}
