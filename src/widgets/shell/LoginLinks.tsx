import { useLocation } from 'react-router-dom';
import { useText } from '@/shared/i18n';
import { routes, parseAddress, useHrefs } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';

export interface LoginLinksProps {
  /** Omits the register link where space is limited; the menu has it. */
  isShort?: boolean;
}

/** Login (with a redirect back to the current page) and register links for a visitor. */
export function LoginLinks({ isShort = false }: LoginLinksProps) {
  const t = useText();
  const { to } = useHrefs();
  const { pathname, search } = useLocation();
  const isHome = parseAddress(pathname).path === '';
  const register = to(routes.register);
  return (
    <>
      <Link
        variant="button"
        size="compact"
        tone={register ? 'quiet' : 'accent'}
        href={to(routes.login, isHome ? {} : { query: { redirect: `${pathname}${search}` } })}
      >
        {t('common.logIn')}
      </Link>
      {register && !isShort && (
        <Link variant="button" size="compact" tone="accent" href={register}>
          {t('common.register')}
        </Link>
      )}
    </>
  );
}
