export { OrderForm, type OrderFormProps } from './OrderForm';
export { $ticket, sideChosen } from './ticketModel';
