import { useLocation } from 'react-router-dom';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';
import { entrance } from './OrderForm.css';

/** Stands in place of the button of an order for a visitor; login leads back. */
export function LoginButtons() {
  const t = useText('trade');
  const { to } = useHrefs();
  const { pathname, search } = useLocation();
  const register = to(routes.register);
  return (
    <div className={entrance}>
      <Link variant="button" tone="accent" width="full" href={to(routes.login, { query: { redirect: `${pathname}${search}` } })}>
        {t('trade.logIn')}
      </Link>
      {register && (
        <Link variant="button" width="full" href={register}>
          {t('common.register')}
        </Link>
      )}
    </div>
  );
}
