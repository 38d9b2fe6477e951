import { useUnit } from 'effector-react';
import { useSearchParams } from 'react-router-dom';
import rules from 'virtual:scenario-rules';
import { linkInWorld, linkToScenario, type ScenarioRow } from '@mocks/control';
import { QueryView } from '@/shared/api/QueryView';
import { useLocale, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Heading } from '@/ui/Heading/Heading';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { FrameGrid } from '../../FrameGrid';
import { $startedAt, scenarios, ScenariosGate } from '../scenarioList';
import { About } from './About';
import { Filters } from './Filters';
import { matchesFilter, readFilter } from './filter';

/** The viewport of a scenario preview, in px. */
const viewport = { width: 1280, height: 800 };

/** Every scenario with a live preview, a description, hints on where to look, and its link. */
export function ScenariosPage() {
  const t = useText('workbench');
  useGate(ScenariosGate);
  return (
    <>
      <Stack gap={3} width="reading">
        <Heading level={1}>{t('workbench.scenarios')}</Heading>
        <Text as="p" tone="soft">
          {t('workbench.scenariosPurpose')}
        </Text>
      </Stack>
      <QueryView query={scenarios} skeleton={<Skeleton shape="row" count={6} label />}>
        {(rows) => <FilteredScenarios rows={rows} />}
      </QueryView>
    </>
  );
}

function FilteredScenarios({ rows }: { readonly rows: readonly ScenarioRow[] }) {
  const t = useText('workbench');
  const [parameters] = useSearchParams();
  const { filter, unknown } = readFilter(parameters, rows, rules);
  return (
    <>
      {unknown.length > 0 && (
        <InlineAlert tone="warning">{t('workbench.unknownParameters', { parameters: unknown.join(', ') })}</InlineAlert>
      )}
      <Filters filter={filter} rows={rows} />
      {filter.rule && (
        <Text as="p" size="dense" tone="soft" lang="en">
          {filter.rule.rule}
        </Text>
      )}
      <Previews rows={rows.filter((row) => matchesFilter(filter, row))} />
    </>
  );
}

function Previews({ rows }: { readonly rows: readonly ScenarioRow[] }) {
  const t = useText('workbench');
  const base = `${location.origin}/${useLocale()}`;
  const { startedAt } = useUnit({ startedAt: $startedAt });
  const cells = rows.map((row) => {
    const link = linkToScenario(row, base);
    return {
      id: row.name,
      label: row.title,
      link,
      address: linkInWorld(row.name, { startedAt: startedAt ?? 0 }, link),
      ...viewport,
      about: <About row={row} link={link} />,
    };
  });
  return (
    <Stack as="section" gap={4} aria-label={t('workbench.scenarios')}>
      <Text as="output" size="dense" tone="soft">
        {t('workbench.scenarioCount', { count: rows.length })}
      </Text>
      {rows.length === 0 ? (
        <EmptyState level={2} text={t('workbench.scenariosNone')} hint={t('workbench.scenariosNoneHint')} />
      ) : (
        startedAt !== null && <FrameGrid label={t('workbench.scenarios')} cells={cells} columns="even" retention="inView" />
      )}
    </Stack>
  );
}
