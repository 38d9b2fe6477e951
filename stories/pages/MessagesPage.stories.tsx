import { inmail } from '@/contract/inmail';
import { MessagesPage } from '@/pages/message/messages/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/MessagesPage' };

export const Everyday = pageStory(routes.inMail, MessagesPage);

export const Full = pageStory(routes.inMail, MessagesPage, { scenario: 'inbox-full' });

export const Empty = pageStory(routes.inMail, MessagesPage, { as: 'newUser', scenario: 'inbox-empty' });

export const Loading = pageStory(routes.inMail, MessagesPage, { responses: { [inmail.messageList.path]: 'pending' } });

export const Failed = pageStory(routes.inMail, MessagesPage, { responses: { [inmail.messageList.path]: 'fault' } });

export const Chinese = pageStory(routes.inMail, MessagesPage, { locale: 'zh_CN' });
