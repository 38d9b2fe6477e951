export { transferRecords } from './transferRecords';
