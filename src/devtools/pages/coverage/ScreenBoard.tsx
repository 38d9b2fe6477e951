import coverage from 'virtual:coverage';
import { personaChoices } from '@mocks/control';
import { useLocale, useText } from '@/shared/i18n';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { Board } from './Board';
import { about } from './Board.css';
import type { CoverageColumn } from './columns';
import type { CoveredScreen } from './coverage';
import { ScenarioList } from './ScenarioList';
import { StateList } from './StateList';
import { StoryList } from './StoryList';
import { TestList } from './TestList';
import { screenAddress } from './screenAddress';
import type { View } from './view';

const isBuilt = (row: CoveredScreen): boolean => row.isBuilt;
const storiesOf = ({ component }: CoveredScreen): number => (component === null ? 0 : (coverage.stories[component]?.length ?? 0));
const auditedOf = ({ states }: CoveredScreen): number => states.filter(({ isAudited }) => isAudited).length;

/** Coverage columns of a screen; an unbuilt screen needs its page first. */
const columns: readonly CoverageColumn<CoveredScreen>[] = [
  {
    id: 'built',
    title: 'workbench.built',
    count: ({ component }) => (component === null ? 0 : 1),
    isNeeded: () => true,
    texts: { covered: 'workbench.yes', missing: 'workbench.notBuilt' },
  },
  {
    id: 'states',
    title: 'workbench.states',
    count: auditedOf,
    isNeeded: isBuilt,
    cell: (row) => <Share row={row} />,
    list: ({ states }) => <StateList states={states} />,
  },
  {
    id: 'scenarios',
    title: 'workbench.scenarios',
    count: ({ scenarios }) => scenarios.length,
    isNeeded: isBuilt,
    list: ({ scenarios }) => <ScenarioList names={scenarios} />,
  },
  {
    id: 'stories',
    title: 'workbench.stories',
    count: storiesOf,
    isNeeded: isBuilt,
    list: ({ component }) => <StoryList components={component === null ? [] : [component]} />,
  },
  {
    id: 'audit',
    title: 'workbench.audit',
    count: ({ viewers }) => viewers.length,
    isNeeded: isBuilt,
    list: ({ viewers }) => <Viewers ids={viewers} />,
  },
  {
    id: 'overlays',
    title: 'workbench.overlays',
    count: ({ overlays }) => overlays.length,
    isNeeded: () => false,
    list: ({ overlays }) => <Overlays overlays={overlays} />,
  },
  {
    id: 'journeys',
    title: 'workbench.journeys',
    count: ({ journeys }) => journeys.length,
    isNeeded: isBuilt,
    list: ({ journeys }) => <TestList tests={journeys} />,
  },
];

/** Every screen of the specification, built or not, with its states and the personas it is audited as. */
export function ScreenBoard({ view }: { readonly view: View }) {
  const t = useText('workbench', 'routes');
  return (
    <Board
      label={t('workbench.screens')}
      subject="workbench.screen"
      rows={coverage.screens}
      About={About}
      searchTextOf={({ id, path, titleKey }) => [id, path, t(titleKey)].join(' ')}
      columns={columns}
      view={view}
    />
  );
}

function About({ row }: { readonly row: CoveredScreen }) {
  const t = useText('routes');
  const locale = useLocale();
  return (
    <div className={about}>
      {row.isBuilt ? (
        <Link variant="plain" href={screenAddress(row, locale)}>
          {t(row.titleKey)}
        </Link>
      ) : (
        <Text>{t(row.titleKey)}</Text>
      )}
      <Text size="small" tone="soft" face="mono">
        {row.path}
      </Text>
    </div>
  );
}

/** How many states of a screen are audited, of all its states. */
function Share({ row }: { readonly row: CoveredScreen }) {
  const t = useText('workbench');
  if (row.states.length === 0) return '–';
  return t('workbench.coverageCount', { count: auditedOf(row), all: row.states.length });
}

function Viewers({ ids }: { readonly ids: readonly string[] }) {
  return (
    <Stack as="ul" gap={2}>
      {ids.map((viewer) => (
        <Text as="li" key={viewer}>
          {personaChoices.find(({ id }) => id === viewer)?.title ?? viewer}
        </Text>
      ))}
    </Stack>
  );
}

function Overlays({ overlays }: Pick<CoveredScreen, 'overlays'>) {
  const t = useText('workbench');
  return (
    <Stack gap={4}>
      <Text as="p" size="dense" tone="soft">
        {t('workbench.overlaysAudited')}
      </Text>
      <Stack as="ul" gap={4}>
        {overlays.map(({ file, as, isOnPhone }, index) => (
          <Stack as="li" key={`${file} ${index}`} gap={1} align="start">
            <Text weight="medium">{file.slice(file.lastIndexOf('/') + 1)}</Text>
            <Text size="small" tone="soft">
              {[t('workbench.asPersona', { persona: as }), ...(isOnPhone ? [t('workbench.phone')] : [])].join(' · ')}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
