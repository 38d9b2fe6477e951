import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { logoBox, logo, mark, name } from './Header.css';

/** The brand's logo and name, linking to home. */
export function Logo() {
  const t = useText('shell');
  const { to } = useHrefs();
  return (
    <span className={logoBox}>
      <Link variant="plain" href={to(routes.home)}>
        <span className={logo}>
          <svg viewBox={brand.mark.viewBox} className={mark} fill="currentColor" aria-hidden>
            <path d={brand.mark.path} />
          </svg>
          <span aria-hidden className={name}>
            {brand.name}
          </span>
          <VisuallyHidden>{t('shell.homeLink', { brand: brand.name })}</VisuallyHidden>
        </span>
      </Link>
    </span>
  );
}
