export { TimeZoneField } from './TimeZoneField';
