import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { inmail } from '@/contract/inmail';
import { createMessageList, MessageBoard, type MessageTab } from '@/features/message-centre';
import { useGate } from '@/shared/lib/gate';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'features/MessageBoard' };

const model = createMessageList({ paging: 'replace' });

function Opened({ tab }: { readonly tab: MessageTab }) {
  const tabChosen = useUnit(model.tabChosen);
  useGate(model.Gate);
  useEffect(() => void tabChosen(tab), [tabChosen, tab]);
  return <MessageBoard model={model} level={2} />;
}

function Example({ tab = 'all', ...props }: Omit<AppStoryProps, 'children'> & { readonly tab?: MessageTab }) {
  return (
    <AppStory as="trader" {...props}>
      <Opened tab={tab} />
    </AppStory>
  );
}

const offline = { [inmail.messageList.path]: 'offline' } as const;

export const All = () => <Example />;

export const ModuleWithParts = () => <Example tab="trade" />;

export const NothingInModule = () => <Example as="newUser" tab="quotes" />;

export const Offline = () => <Example responses={offline} />;
