export { LoanHost } from './LoanHost';
export { loanOpened, type LoanAction } from './dialogModel';
