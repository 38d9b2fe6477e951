import { control } from '@mocks/control';
import { Controls } from '@/workbench';
import { StoryTree, type StoryTreeProps } from '../tree';

export default { title: 'workbench/Controls' };

const nothing = () => {};

function Example(props: Omit<StoryTreeProps, 'children'>) {
  return (
    <StoryTree {...props}>
      <Controls onClose={nothing} />
    </StoryTree>
  );
}

const broken = { [control.standing.path]: 'fault' } as const;
const slow = { [control.standing.path]: 'waiting' } as const;

export const Trader = () => <Example persona="trader" scenario="transfer-accepted" />;

export const Visitor = () => <Example />;

export const Loading = () => <Example calls={slow} />;

export const Failed = () => <Example calls={broken} />;

export const Chinese = () => <Example persona="vip" locale="zh_CN" />;
