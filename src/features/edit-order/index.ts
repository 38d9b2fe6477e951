export { EditOrderHost } from './EditOrderHost';
export { isEditable, orderEditOpened, orderMoved } from './model';
