export { WorkbenchPages } from './WorkbenchPages';
