export { EditOrderDialog } from './EditOrderDialog';
export { isEditable, orderEditOpened, orderMoved } from './model';
