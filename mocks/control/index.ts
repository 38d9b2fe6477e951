export { control, controlPrefix, Standing } from './endpoints';
