import type { NumberParts } from '@/ui/number';
import { numberParts } from './numberParts';

export interface Market {
  base: string;
  quote: string;
  price: NumberParts;
  change: NumberParts;
  high: NumberParts;
  low: NumberParts;
  volume: NumberParts;
  week: readonly number[];
}

const row = (
  base: string,
  price: string,
  change: string,
  [high, low, volume]: readonly [string, string, string],
  week: readonly number[],
): Market => ({
  base,
  quote: 'USDT',
  price: numberParts(price),
  change: numberParts(change),
  high: numberParts(high),
  low: numberParts(low),
  volume: numberParts(volume),
  week,
});

/** Invented market data. */
export const markets: readonly Market[] = [
  row(
    'BTC',
    '64,250.10',
    '+2.41%',
    ['64,980.00', '62,410.55', '1.84B'],
    [61, 62, 60.5, 61.8, 62.6, 62.2, 63.4, 63.1, 64.2, 63.8, 64.6, 64.3],
  ),
  row('ETH', '3,182.47', '+1.08%', ['3,204.90', '3,101.22', '912.6M'], [30, 30.6, 31.4, 31, 31.8, 31.2, 31.6, 31.9, 31.5, 31.7, 32, 31.8]),
  row('SOL', '148.206', '-3.17%', ['155.980', '146.002', '402.1M'], [15.6, 15.4, 15.5, 15.2, 15.3, 14.9, 15, 14.7, 14.9, 14.6, 14.7, 14.8]),
  row('XRP', '0.52418', '-0.64%', ['0.53600', '0.51870', '188.4M'], [53, 53.2, 52.7, 53.1, 52.4, 52.6, 52.2, 52.9, 52.3, 52.5, 52.1, 52.4]),
  row('LINK', '14.0090', '0.00%', ['14.2210', '13.8805', '61.9M'], [14, 14.1, 13.9, 14, 14.05, 13.95, 14, 14.1, 14, 13.9, 14, 14]),
  row(
    'DOGE',
    '0.1384020',
    '+12.90%',
    ['0.1391100', '0.1210450', '240.7M'],
    [12, 12.1, 12.3, 12.2, 12.6, 12.5, 13, 12.9, 13.4, 13.6, 13.5, 13.8],
  ),
  row('PEPE', '0.000008421', '-7.35%', ['0.000009120', '0.000008302', '97.3M'], [91, 90, 92, 89, 90, 88, 87, 88, 86, 85, 84.6, 84.2]),
];
