export { EditOrderHost } from './EditOrderHost';
export { isEditable, orderEditOpened } from './model';
export { $orderLines, lineMoved } from './orderLines';
