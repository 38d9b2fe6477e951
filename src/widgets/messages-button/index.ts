export { MessagesButton } from './MessagesButton';
