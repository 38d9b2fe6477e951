export { LoanHost } from './LoanHost';
export { loanOpened, type LoanTask } from './opening';
