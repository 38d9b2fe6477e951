export { $kyc, identityChanged } from './model';
