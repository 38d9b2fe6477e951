import { control } from '@mocks/control';
import { Controls } from '@/devtools/Controls';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'devtools/Controls' };

const nothing = () => {};

function Example({ board = null, ...props }: Omit<AppStoryProps, 'children'> & { readonly board?: string | null }) {
  return (
    <AppStory {...props}>
      <Controls asked={board} onClose={nothing} />
    </AppStory>
  );
}

const broken = { [control.status.path]: 'fault' } as const;
const slow = { [control.status.path]: 'pending' } as const;

export const Trader = () => <Example as="trader" scenario="transfer-accepted" />;

export const Visitor = () => <Example />;

export const Loading = () => <Example responses={slow} />;

export const Failed = () => <Example responses={broken} />;

export const Chinese = () => <Example as="vip" locale="zh_CN" />;

export const Market = () => <Example as="trader" board="market" />;

export const Clock = () => <Example as="trader" board="clock" />;

export const Faults = () => <Example as="trader" board="faults" />;

export const SavePoints = () => <Example as="trader" board="saves" />;

export const Codes = () => <Example as="trader" board="codes" />;

export const Requests = () => <Example as="trader" board="requests" />;

export const Accessibility = () => <Example as="trader" board="accessibility" />;

export const InItsOwnWindow = () => (
  <AppStory as="trader" scenario="transfer-accepted">
    <Controls isWindow asked="state" onClose={nothing} />
  </AppStory>
);

export const UnknownBoard = () => <Example as="trader" board="weather" />;
