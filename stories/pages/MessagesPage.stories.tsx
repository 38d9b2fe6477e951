import { inmail } from '@/contract/inmail';
import { MessagesPage } from '@/pages/message/messages/page';
import { StoryTree, type StoryTreeProps } from '../tree';

export default { title: 'pages/MessagesPage' };

function Example({ persona = 'trader', ...props }: Omit<StoryTreeProps, 'children'>) {
  return (
    <StoryTree persona={persona} at="/inMail/noticeNavList" {...props}>
      <MessagesPage />
    </StoryTree>
  );
}

const slow = { [inmail.messageList.path]: 'waiting' } as const;
const broken = { [inmail.messageList.path]: 'fault' } as const;

export const Everyday = () => <Example />;

export const Full = () => <Example scenario="inbox-full" />;

export const Empty = () => <Example persona="newUser" scenario="inbox-empty" />;

export const Loading = () => <Example calls={slow} />;

export const Failed = () => <Example calls={broken} />;

export const Chinese = () => <Example locale="zh_CN" />;
