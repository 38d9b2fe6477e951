export { MessagesButton } from '@/widgets/messages-button';
export { UserMenu } from '@/widgets/user-menu';
export { AccountMenus } from './AccountMenus';
