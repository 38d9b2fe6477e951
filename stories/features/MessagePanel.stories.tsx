import { inmail } from '@/contract/inmail';
import { MessagePanel } from '@/features/message-centre';
import { AppStory, type AppStoryProps } from '../support';
import { popover } from './frames.css';

export default { title: 'features/MessagePanel' };

const nothing = () => {};

function Example({ as = 'trader', ...props }: Omit<AppStoryProps, 'children'>) {
  return (
    <AppStory as={as} {...props}>
      <div className={popover}>
        <MessagePanel onLeave={nothing} />
      </div>
    </AppStory>
  );
}

const slow = { [inmail.messageList.path]: 'pending' } as const;
const broken = { [inmail.messageList.path]: 'fault' } as const;

export const Everyday = () => <Example />;

export const Full = () => <Example scenario="inbox-full" />;

export const OneMessage = () => <Example as="newUser" />;

export const Empty = () => <Example as="newUser" scenario="inbox-empty" />;

export const Loading = () => <Example responses={slow} />;

export const Failed = () => <Example responses={broken} />;

export const BrokenMessage = () => <Example scenario="message-broken" />;

export const Chinese = () => <Example locale="zh_CN" />;
