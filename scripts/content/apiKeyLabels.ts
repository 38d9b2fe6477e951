import { Faker, en } from '@faker-js/faker';
import { apiKeyLimits } from '@/contract/apiKeys';

/** Realistic API key labels, as many as a user may have keys, without duplicates. */
export function apiKeyLabels(): string[] {
  const { helpers, number } = new Faker({ locale: en, seed: 23 });
  const labels = new Set<string>();
  while (labels.size < apiKeyLimits.keys)
    labels.add(
      helpers.arrayElement([
        () => `${helpers.arrayElement(strategies)} ${helpers.arrayElement(coins)}`,
        () => `${helpers.arrayElement(coins)} ${helpers.arrayElement(strategies).toLowerCase()} v${number.int({ min: 2, max: 5 })}`,
        () => `${helpers.arrayElement(tools)} ${helpers.arrayElement(['(read only)', 'backup', 'main', '2'])}`,
      ])(),
    );
  return [...labels];
}

const strategies = ['Grid', 'Rebalancing', 'Market making', 'Momentum', 'Funding', 'Basis', 'DCA', 'Breakout'];
const coins = ['BTC', 'ETH', 'SOL', 'XRP'];
const tools = ['Tax report', 'Portfolio app', 'Risk monitor', 'Spreadsheet', 'Trading server'];
