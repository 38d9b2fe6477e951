import { useLocation } from 'react-router-dom';
import { useText } from '@/shared/i18n';
import { routes, splitAddress, useHrefs } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';

export interface LoginLinksProps {
  /** Leaves registering to the menu where there is little room. */
  isShort?: boolean;
}

/** A visitor's ways in: log in and come back here, or register. */
export function LoginLinks({ isShort = false }: LoginLinksProps) {
  const t = useText();
  const { to } = useHrefs();
  const { pathname, search } = useLocation();
  const isHome = splitAddress(pathname).path === '';
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
