import { control } from '@mocks/control';
import { WorkbenchPages } from '@/devtools/pages';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'devtools/Workbench' };

function Example(props: Omit<AppStoryProps, 'children'>) {
  return (
    <AppStory {...props}>
      <WorkbenchPages />
    </AppStory>
  );
}

const scenarios = '/workbench/scenarios?q=no-such-scenario';

export const Overview = () => <Example at="/workbench" />;

export const Chinese = () => <Example at="/workbench" locale="zh_CN" />;

export const NoTool = () => <Example at="/workbench/nowhere" />;

export const NoScenario = () => <Example at={scenarios} />;

export const ScenariosLoading = () => <Example at={scenarios} responses={{ [control.scenarios.path]: 'pending' }} />;

export const Codes = () => <Example at="/workbench/codes" />;

export const CodesFailed = () => <Example at="/workbench/codes" responses={{ [control.errorCatalogue.path]: 'fault' }} />;

export const PanelPage = () => <Example as="trader" at="/workbench/panel" />;

export const Tours = () => <Example at="/workbench/tours" />;

export const UnknownParameters = () => <Example at="/workbench/matrix?themes=sepia&widths=360&personas=nobody" />;

export const ScenariosFailed = () => <Example at={scenarios} responses={{ [control.scenarios.path]: 'fault' }} />;

export const CoverageOfEndpoints = () => <Example at="/workbench/coverage" />;

export const CoverageOfScreens = () => <Example at="/workbench/coverage?tab=screens&gaps=1" />;

export const CoverageOfRules = () => <Example at="/workbench/coverage?tab=rules&q=transfer" />;

export const CoverageNothingFound = () => <Example at="/workbench/coverage?q=no-such-endpoint" />;

export const CoverageList = () => <Example at="/workbench/coverage?cell=capital.withdraw~tests" />;
