export { EditOrderHost } from './EditOrderHost';
export { isEditable } from './figures';
export { orderEditOpened } from './model';
export { $orderLines, lineMoved } from './orderLines';
