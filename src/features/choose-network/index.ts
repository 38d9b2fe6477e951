export { NetworkField, type NetworkFieldProps } from './NetworkField';
