import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import coverage from 'virtual:coverage';
import { useFormat, useLocale, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Heading } from '@/ui/Heading/Heading';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { Tabs } from '@/ui/Tabs/Tabs';
import { Text } from '@/ui/Text/Text';
import { onDrift } from '../../backend/driftRecord';
import { ScenariosGate } from '../scenarioList';
import { toolAddress } from '../toolAddress';
import { useAddressParameters } from '../useAddressParameters';
import { EndpointBoard } from './EndpointBoard';
import { CoverageGate, driftChanged } from './model';
import { RuleBoard } from './RuleBoard';
import { ScreenBoard } from './ScreenBoard';
import { readView, tabs } from './view';

const boards = { endpoints: EndpointBoard, screens: ScreenBoard, rules: RuleBoard } as const;

const titles = { endpoints: 'workbench.endpoints', screens: 'workbench.screens', rules: 'workbench.rules' } as const;

/** The coverage of each call, screen and rule of the product, read from the sources at build time. */
export function CoveragePage() {
  const t = useText('workbench');
  const format = useFormat();
  const locale = useLocale();
  const [parameters] = useAddressParameters();
  const { onDriftChanged } = useUnit({ onDriftChanged: driftChanged });
  useGate(ScenariosGate);
  useGate(CoverageGate);
  useEffect(() => onDrift(onDriftChanged), [onDriftChanged]);
  const { view, unknown } = readView(parameters);
  const Shown = boards[view.tab];
  const stories = Object.fromEntries([...parameters].filter(([name]) => name === 'stories'));
  return (
    <>
      <Stack gap={3} width="reading">
        <Heading level={1}>{t('workbench.coverage')}</Heading>
        <Text as="p" tone="soft">
          {t('workbench.coveragePurpose')}
        </Text>
      </Stack>
      {unknown.length > 0 && (
        <InlineAlert tone="warning">{t('workbench.unknownParameters', { parameters: unknown.join(', ') })}</InlineAlert>
      )}
      <Tabs
        label={t('workbench.coverage')}
        selected={view.tab}
        tabs={tabs.map((id) => ({
          id,
          label: t(titles[id]),
          count: format.count(coverage[id].length),
          href: `${toolAddress(locale, 'coverage')}?${new URLSearchParams({ ...stories, tab: id })}`,
        }))}
      >
        <Shown view={view} />
      </Tabs>
    </>
  );
}
