export { accountNames, isAccountType } from './names';
