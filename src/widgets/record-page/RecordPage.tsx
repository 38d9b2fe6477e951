import { useMemo, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useI18n, useText } from '@/shared/i18n';
import { Page } from '@/shared/page';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { printOnly } from '@/ui/print.css';
import { Stack } from '@/ui/Stack/Stack';
import { Tabs } from '@/ui/Tabs/Tabs';
import type { RecordPageOptions } from './options';

/** Creates a page that lists one kind of records, or several in tabs. */
export function recordPage({
  route,
  Frame = Page,
  namespaces,
  kinds,
  tabParam = 'tab',
  Action,
  Tag,
  filters,
  scope,
  pageQuery = {},
}: RecordPageOptions): ComponentType {
  const baseName = [route.path.split('/').filter(Boolean).at(-1) ?? 'records', ...Object.values(pageQuery)].join('-');
  const queryOf = (id: string) => (id === kinds[0].id ? pageQuery : { ...pageQuery, [tabParam]: id });

  return function RecordPage() {
    useText('records', 'routes', ...namespaces);
    const { t } = useI18n();
    const [search, setSearch] = useSearchParams();
    const { id, label, Content } = kinds.find((kind) => kind.id === search.get(tabParam)) ?? kinds[0];
    const hasTabs = kinds.length > 1;
    const tabQuery = useMemo(() => queryOf(id), [id]);
    const content = (
      <Stack key={id} gap={6}>
        {hasTabs && (
          <div className={printOnly}>
            <Heading level={2}>{t(label)}</Heading>
          </div>
        )}
        <Content
          title={hasTabs ? t(label) : t(route.titleKey)}
          fileName={hasTabs ? `${baseName}-${id}` : baseName}
          tabQuery={tabQuery}
          filters={filters}
          scope={scope}
        />
      </Stack>
    );
    return (
      <Frame
        route={route}
        actions={
          (Tag || Action) && (
            <Inline gap={4}>
              {Tag && <Tag />}
              {Action && <Action />}
            </Inline>
          )
        }
      >
        {hasTabs ? (
          <Tabs
            label={t(route.titleKey)}
            tabs={kinds.map((kind) => ({ id: kind.id, label: t(kind.label) }))}
            selected={id}
            onSelect={(chosen) => setSearch(queryOf(chosen), { preventScrollReset: true })}
          >
            {/* A panel that is being replaced must not render the next kind: if that were mounted twice, its gate would close when the first one unmounts. */}
            {(panel) => panel === id && content}
          </Tabs>
        ) : (
          content
        )}
      </Frame>
    );
  };
}
