import { useLocation } from 'react-router-dom';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';
import { loginLinks } from './LoginLinks.css';

/** Replaces a button reserved for logged-in users; login returns to this page. */
export function LoginLinks() {
  const t = useText('trade');
  const { to } = useHrefs();
  const { pathname, search } = useLocation();
  const register = to(routes.register);
  return (
    <div className={loginLinks}>
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
