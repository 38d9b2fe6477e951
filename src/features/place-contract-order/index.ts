export { ContractOrderForm, type ContractOrderFormProps } from './ContractOrderForm';
export { sideChosen } from './ticketModel';
