export { FormulaHelp } from './FormulaHelp';
