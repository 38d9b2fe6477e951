import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Link } from '@/ui/Link/Link';
import { FormSkeleton } from '@/ui/FormSkeleton/FormSkeleton';
import { coins } from './account';
import { PaymentRestrictions } from './PaymentRestrictions';
import { SendForm } from './SendForm';

/** The payment form with current restrictions; an empty state if the user holds no coins. */
export function Send() {
  const t = useText('pay');
  return (
    <>
      <PaymentRestrictions />
      <QueryView
        query={coins}
        keepLatest
        errorText={t('pay.loadFailed')}
        skeleton={<FormSkeleton size={formHeight} label />}
        isEmpty={(rows) => rows.length === 0}
        empty={<Empty />}
      >
        {(rows) => <SendForm coins={rows} />}
      </QueryView>
    </>
  );
}

function Empty() {
  const t = useText('pay', 'routes');
  const { to } = useHrefs();
  const depositHref = to(routes.deposit);
  return (
    <EmptyState
      picture="wallet"
      text={t('pay.empty')}
      hint={t('pay.emptyText')}
      action={
        depositHref && (
          <Link variant="button" tone="accent" href={depositHref}>
            {t('routes.deposit')}
          </Link>
        )
      }
    />
  );
}

/** Height in px reserved for the form. */
const formHeight = 520;
