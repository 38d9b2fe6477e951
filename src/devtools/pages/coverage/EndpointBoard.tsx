import { useUnit } from 'effector-react';
import coverage from 'virtual:coverage';
import { useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Inline } from '@/ui/Inline/Inline';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { DriftBadge, DriftRows } from '../../backend/DriftBoard';
import type { DriftRow } from '../../backend/driftRecord';
import { Board } from './Board';
import { about } from './Board.css';
import type { CoverageColumn } from './columns';
import type { CoveredEndpoint } from './coverage';
import { ScenarioList } from './ScenarioList';
import { ScreenList } from './ScreenList';
import { StoryList } from './StoryList';
import { TestList } from './TestList';
import { $driftByEndpoint } from './model';
import type { View } from './view';

const always = () => true;
const { stories } = coverage;

/** Coverage columns of a call, apart from the responses of a live backend. */
const columns: readonly CoverageColumn<CoveredEndpoint>[] = [
  {
    id: 'schema',
    title: 'workbench.schema',
    count: ({ schema }) => Object.keys(schema).length,
    isNeeded: always,
    list: (row) => <Schemas row={row} />,
  },
  {
    id: 'resolver',
    title: 'workbench.resolver',
    count: ({ isResolved }) => (isResolved ? 1 : 0),
    isNeeded: always,
    texts: { covered: 'workbench.yes', missing: 'workbench.none' },
  },
  {
    id: 'screens',
    title: 'workbench.screens',
    count: ({ screens, isInShell }) => screens.length + (isInShell ? 1 : 0),
    isNeeded: always,
    list: ({ screens, isInShell }) => <RoutedApp ids={screens} isInShell={isInShell} />,
  },
  {
    id: 'scenarios',
    title: 'workbench.scenarios',
    count: ({ scenarios }) => scenarios.length,
    isNeeded: always,
    list: ({ scenarios }) => <ScenarioList names={scenarios} />,
  },
  {
    id: 'stories',
    title: 'workbench.stories',
    count: ({ components }) => components.reduce((sum, name) => sum + (stories[name]?.length ?? 0), 0),
    isNeeded: always,
    list: ({ components }) => <StoryList components={components} />,
  },
  {
    id: 'tests',
    title: 'workbench.tests',
    count: ({ tests }) => tests.length,
    isNeeded: always,
    list: ({ tests }) => <TestsOfCall tests={tests} />,
  },
];

/** Every call of the contract with its coverage and how a live backend answered it. */
export function EndpointBoard({ view }: { readonly view: View }) {
  const t = useText('workbench');
  const { drift } = useUnit({ drift: $driftByEndpoint });
  return (
    <Board
      label={t('workbench.endpoints')}
      subject="workbench.endpoint"
      rows={coverage.endpoints}
      About={About}
      searchTextOf={({ id, method, path, schema }) => [id, method, path, ...Object.values(schema)].join(' ')}
      columns={[...columns, liveColumn(drift, t('workbench.notAsked'))]}
      view={view}
    />
  );
}

/** How a live backend answered each call; a call that was not made is no gap. */
const liveColumn = (drift: ReadonlyMap<string, DriftRow>, notAsked: string): CoverageColumn<CoveredEndpoint> => ({
  id: 'live',
  title: 'workbench.liveStatus',
  count: ({ id }) => drift.get(id)?.calls ?? 0,
  isNeeded: () => false,
  cell: ({ id }) => {
    const row = drift.get(id);
    return row ? <DriftBadge row={row} /> : notAsked;
  },
  list: ({ id }) => {
    const row = drift.get(id);
    return row && <DriftRows rows={[row]} />;
  },
  width: 120,
});

function About({ row: { id, method, path, assumed } }: { readonly row: CoveredEndpoint }) {
  const t = useText('workbench');
  return (
    <div className={about}>
      <Inline gap={3}>
        <Text weight="medium">{id}</Text>
        {assumed !== null && <Badge>{t('workbench.assumed')}</Badge>}
      </Inline>
      <Text size="small" tone="soft" face="mono">
        {`${method} ${path}`}
      </Text>
    </div>
  );
}

const partTexts = {
  params: 'workbench.partParams',
  query: 'workbench.partQuery',
  body: 'workbench.partBody',
  data: 'workbench.partData',
} as const;
const isPart = (name: string): name is keyof typeof partTexts => Object.hasOwn(partTexts, name);

function Schemas({ row: { schema, assumed } }: { readonly row: CoveredEndpoint }) {
  const t = useText('workbench');
  return (
    <Stack gap={4}>
      <DescriptionList
        items={Object.entries(schema).map(([id, text]) => ({
          id,
          term: isPart(id) ? t(partTexts[id]) : id,
          value: (
            <Text face="mono" size="dense">
              {text}
            </Text>
          ),
        }))}
      />
      {assumed !== null && (
        <InlineAlert title={t('workbench.assumed')}>
          <span lang="en">{assumed}</span>
        </InlineAlert>
      )}
    </Stack>
  );
}

function RoutedApp({ ids, isInShell }: { readonly ids: readonly string[]; readonly isInShell: boolean }) {
  const t = useText('workbench');
  return (
    <Stack gap={4}>
      {isInShell && <Text as="p">{t('workbench.inShell')}</Text>}
      <ScreenList ids={ids} />
    </Stack>
  );
}

function TestsOfCall({ tests }: { readonly tests: readonly number[] }) {
  const t = useText('workbench');
  return (
    <Stack gap={4}>
      <Text as="p" size="dense" tone="soft">
        {t('workbench.contractSuites')}
      </Text>
      <TestList tests={tests} />
    </Stack>
  );
}
