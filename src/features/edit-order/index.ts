export { EditOrderHost } from './EditOrderHost';
export { isEditable } from './orderEdit';
export { orderEditOpened } from './model';
export { $orderLines, lineMoved } from './orderLines';
