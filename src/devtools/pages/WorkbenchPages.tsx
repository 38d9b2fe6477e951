import { useUnit } from 'effector-react';
import { ArrowLeft, Command } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ThemeButton } from '@/features/theme-switch';
import { brand } from '@/shared/brand';
import { useLocale, useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { Header, PreferencesButton } from '@/widgets/header';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Link } from '@/ui/Link/Link';
import { SkipLink } from '@/ui/Link/SkipLink';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { panelPage } from '../pageWindow';
import { WorkbenchHome } from './WorkbenchHome';
import { ToolNotFound } from './ToolNotFound';
import { Palette } from './Palette';
import { paletteOpened } from './paletteModel';
import { toolAddress } from './toolAddress';
import { tools } from './tools';
import { bar, main, shell, tab, tabs } from './Workbench.css';

const mainId = 'main';

const PanelPage = lazyNamed(() => import('./PanelPage'), 'PanelPage');

/** The pages under `/workbench`: full-page tools for the simulated exchange, and the panel as its own page. */
export function WorkbenchPages() {
  const toolId = useLocation().pathname.split('/')[3] ?? '';
  if (toolId !== panelPage) return <ToolPage toolId={toolId} />;
  return (
    <Suspense fallback={null}>
      <PanelPage />
    </Suspense>
  );
}

function ToolPage({ toolId }: { readonly toolId: string }) {
  const t = useText('workbench', 'shell', 'devtools', 'tours');
  const locale = useLocale();
  const { onPalette } = useUnit({ onPalette: paletteOpened });
  const tool = tools.find(({ id }) => id === toolId);
  const title = tool ? t(tool.title) : t(toolId === '' ? 'workbench.title' : 'workbench.notFound');
  const entries = [{ id: '', label: t('workbench.overview') }, ...tools.map(({ id, title: key }) => ({ id, label: t(key) }))];
  return (
    <div className={shell}>
      <title>{`${title} – ${t('workbench.title')} – ${brand.name}`}</title>
      <SkipLink label={t('shell.skip')} to={mainId} />
      <Header>
        <Link href={`/${locale}/`} variant="button" tone="quiet" size="compact" icon={ArrowLeft}>
          {t('workbench.back')}
        </Link>
        <IconButton icon={Command} label={t('workbench.find')} aria-keyshortcuts="Control+K" onPress={() => onPalette()} />
        <ThemeButton />
        <PreferencesButton hasCurrency={false} />
      </Header>
      <nav className={bar} aria-label={t('workbench.title')}>
        <ul className={tabs}>
          {entries.map(({ id, label }) => (
            <li key={id} className={tab} data-current={id === toolId || undefined}>
              <Link variant="plain" href={toolAddress(locale, id)} aria-current={id === toolId ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <main id={mainId} tabIndex={-1} className={main}>
        <Suspense fallback={<Skeleton shape="row" count={6} label />}>
          {toolId === '' ? <WorkbenchHome /> : tool ? <tool.Page /> : <ToolNotFound />}
        </Suspense>
      </main>
      <Palette />
    </div>
  );
}
