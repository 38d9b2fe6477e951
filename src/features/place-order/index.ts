export { OrderForm, type OrderFormProps } from './OrderForm';
export { sideChosen } from './ticketModel';
