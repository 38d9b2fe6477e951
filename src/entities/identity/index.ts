export { $kyc } from './model';
