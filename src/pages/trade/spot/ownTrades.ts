export { OwnTrades } from '@/widgets/spot-records';
