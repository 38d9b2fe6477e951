import { useMemo, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useI18n, useText } from '@/shared/i18n';
import { Page } from '@/shared/page';
import { Stack } from '@/ui/Stack/Stack';
import { Tabs } from '@/ui/Tabs/Tabs';
import type { RecordPageOptions } from './options';

/** Makes a page that lists records of one kind, or of several as tabs. */
export function recordPage({ route, namespaces, kinds, tabParam = 'tab', Action }: RecordPageOptions): ComponentType {
  const file = route.path.split('/').filter(Boolean).at(-1) ?? 'records';

  return function RecordPage() {
    useText('records', 'routes', ...namespaces);
    const { t } = useI18n();
    const [search, setSearch] = useSearchParams();
    const { id, label, Content } = kinds.find((kind) => kind.id === search.get(tabParam)) ?? kinds[0];
    const hasTabs = kinds.length > 1;
    const kept = useMemo(() => (hasTabs && id !== kinds[0].id ? { [tabParam]: id } : {}), [hasTabs, id]);
    const content = (
      <Stack key={id} gap={6}>
        <Content title={hasTabs ? t(label) : t(route.titleKey)} fileName={hasTabs ? `${file}-${id}` : file} kept={kept} Action={Action} />
      </Stack>
    );
    return (
      <Page route={route} actions={Action && <Action />}>
        {hasTabs ? (
          <Tabs
            label={t(route.titleKey)}
            tabs={kinds.map((kind) => ({ id: kind.id, label: t(kind.label) }))}
            selected={id}
            onSelect={(chosen) => setSearch(chosen === kinds[0].id ? {} : { [tabParam]: chosen }, { preventScrollReset: true })}
          >
            {/* A panel that is about to leave must not show the next kind: it would mount it twice, and its end would close it. */}
            {(panel) => panel === id && content}
          </Tabs>
        ) : (
          content
        )}
      </Page>
    );
  };
}
