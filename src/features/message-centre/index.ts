export { MarkAllButton, MessageBoard } from './MessageBoard';
export { MessagePanel, MessagePopover } from './MessagePopover';
export { createMessageList, pageSize } from './model';
