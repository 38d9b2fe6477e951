export { MarkAllButton } from './MarkAllButton';
export { MessageBoard } from './MessageBoard';
export { MessagePanel } from './MessagePanel';
export { createMessageList, pageSize, type MessageTab } from './model';
