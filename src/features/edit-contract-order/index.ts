export { EditContractOrderHost } from './EditContractOrderHost';
export { contractOrderMoved, editOpened, isEditable, type EditableOrder } from './model';
