import { account } from '@/contract/capital';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';

/** Links to the statement of the spot account, which lists conversions. */
export function StatementLink() {
  const t = useText('dust');
  const { to } = useHrefs();
  const href = to(routes.financialRecords, { query: { type: 'bills', account: String(account.spot) } });
  return href && <Link href={href}>{t('dust.statement')}</Link>;
}
