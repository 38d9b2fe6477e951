import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Page } from '@/shared/page';
import { routes, screens, useHrefs } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';
import { SearchField } from '@/ui/SearchField/SearchField';
import { $keyword, NotFoundGate, keywordTyped } from './model';
import { similarScreens } from './similarScreens';
import { code } from './page.css';
import { PageLinks, Results } from './Results';

/** The 404 page: suggests similar screens and searches pages and markets. */
export function NotFoundPage() {
  const { keyword, onType } = useUnit({ keyword: $keyword, onType: keywordTyped });
  const { pathname } = useLocation();
  const t = useText('notFound');
  const { to } = useHrefs();
  useGate(NotFoundGate, { pathname });
  const suggestions = similarScreens(pathname, screens);
  return (
    <Page
      route={routes.notFound}
      width="reading"
      overline={
        <span aria-hidden className={code}>
          404
        </span>
      }
      intro={t('notFound.lead')}
    >
      <SearchField label={t('notFound.search')} placeholder={t('notFound.searchHere')} size="touch" value={keyword} onChange={onType} />
      {keyword.trim() === '' ? suggestions.length > 0 && <PageLinks title={t('notFound.near')} pages={suggestions} /> : <Results />}
      <div>
        <Link variant="button" tone="accent" href={to(routes.home)}>
          {t('notFound.goHome')}
        </Link>
      </div>
    </Page>
  );
}
