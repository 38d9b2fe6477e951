export { ConvertDust } from './ConvertDust';
