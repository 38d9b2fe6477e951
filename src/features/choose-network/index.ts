export { NetworkField, type NetworkFieldProps } from './NetworkField';
export { networkSymbol } from './networkSymbol';
