import coverage from 'virtual:coverage';
import { useText } from '@/shared/i18n';
import { Text } from '@/ui/Text/Text';
import { Board } from './Board';
import { about } from './Board.css';
import type { CoverageColumn } from './columns';
import type { CoveredRule } from './coverage';
import { ScenarioList } from './ScenarioList';
import { ScreenList } from './ScreenList';
import { TestList } from './TestList';
import type { View } from './view';

const never = () => false;

/** Coverage columns of a rule. A rule about the contract alone needs no screen. */
const columns: readonly CoverageColumn<CoveredRule>[] = [
  {
    id: 'tests',
    title: 'workbench.tests',
    count: ({ tests }) => tests.length,
    isNeeded: () => true,
    list: ({ tests }) => <TestList tests={tests} />,
  },
  {
    id: 'screens',
    title: 'workbench.screens',
    count: ({ screens }) => screens.length,
    isNeeded: never,
    list: ({ screens }) => <ScreenList ids={screens} />,
  },
  {
    id: 'scenarios',
    title: 'workbench.scenarios',
    count: ({ scenarios }) => scenarios.length,
    isNeeded: never,
    list: ({ scenarios }) => <ScenarioList names={scenarios} />,
  },
];

/** Every numbered rule with the tests that prove it, or what is missing to prove it. */
export function RuleBoard({ view }: { readonly view: View }) {
  const t = useText('workbench');
  return (
    <Board
      label={t('workbench.rules')}
      subject="workbench.rule"
      rows={coverage.rules}
      About={About}
      searchTextOf={({ id, area, rule, missing }) => [id, area, rule, missing ?? ''].join(' ')}
      columns={columns}
      view={view}
    />
  );
}

function About({ row: { id, rule, missing } }: { readonly row: CoveredRule }) {
  const t = useText('workbench');
  return (
    <div className={about}>
      <Text size="small" tone="soft" face="mono">
        {id}
      </Text>
      <Text size="dense" lang="en">
        {rule}
      </Text>
      {missing !== null && (
        <Text size="small" tone="warning">
          {t('workbench.ruleMissing', { missing })}
        </Text>
      )}
    </div>
  );
}
