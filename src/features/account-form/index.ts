export { AccountNameField } from './AccountNameField';
export { createAccountName, type AccountName } from './accountName';
export { NewPasswordField } from './NewPasswordField';
export { newPasswordProblem } from './newPassword';
export { countriesIn } from './countries';
