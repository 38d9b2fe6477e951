export { region, regionNeeded } from './model';
