export { cancelRequest, declineRequest } from './model';
export { paymentRequestStates } from './states';
