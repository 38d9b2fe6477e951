import { inmail } from '@/contract/inmail';
import { MessagePanel } from '@/features/message-centre';
import { StoryTree, type StoryTreeProps } from '../tree';
import { popover } from './frames.css';

export default { title: 'features/MessagePanel' };

const nothing = () => {};

function Example({ persona = 'trader', ...props }: Omit<StoryTreeProps, 'children'>) {
  return (
    <StoryTree persona={persona} {...props}>
      <div className={popover}>
        <MessagePanel onLeave={nothing} />
      </div>
    </StoryTree>
  );
}

const slow = { [inmail.messageList.path]: 'waiting' } as const;
const broken = { [inmail.messageList.path]: 'fault' } as const;

export const Everyday = () => <Example />;

export const Full = () => <Example scenario="inbox-full" />;

export const OneMessage = () => <Example persona="newUser" />;

export const Empty = () => <Example persona="newUser" scenario="inbox-empty" />;

export const Loading = () => <Example calls={slow} />;

export const Failed = () => <Example calls={broken} />;

export const BrokenMessage = () => <Example scenario="message-broken" />;

export const Chinese = () => <Example locale="zh_CN" />;
