import { useGate, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { inmail } from '@/contract/inmail';
import { createMessageList, MessageBoard, type MessageTab } from '@/features/message-centre';
import { StoryTree, type StoryTreeProps } from '../tree';

export default { title: 'features/MessageBoard' };

const model = createMessageList({ paging: 'replace' });

function Opened({ tab }: { readonly tab: MessageTab }) {
  const tabChosen = useUnit(model.tabChosen);
  useGate(model.Gate);
  useEffect(() => void tabChosen(tab), [tabChosen, tab]);
  return <MessageBoard model={model} level={2} />;
}

function Example({ tab = 'all', ...props }: Omit<StoryTreeProps, 'children'> & { readonly tab?: MessageTab }) {
  return (
    <StoryTree persona="trader" {...props}>
      <Opened tab={tab} />
    </StoryTree>
  );
}

const offline = { [inmail.messageList.path]: 'offline' } as const;

export const All = () => <Example />;

export const ModuleWithParts = () => <Example tab="trade" />;

export const NothingInModule = () => <Example persona="newUser" tab="quotes" />;

export const Offline = () => <Example calls={offline} />;
