export { $areKeysOn, keysSwitched } from './model';
