import { Card } from '@/ui/Card/Card';
import { RiskLadder } from '@/ui/RiskLadder/RiskLadder';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/RiskLadder' };

const texts = {
  label: 'Risk limits of BTCUSDT',
  headers: { tier: 'Tier', range: 'Position (USDT)', leverage: 'Max leverage', maintenance: 'Maintenance' },
  currentLabel: 'Current',
} as const;

const tiers = [
  ['1', '0 – 50,000', '125×', '0.40%'],
  ['2', '50,000 – 600,000', '100×', '0.50%'],
  ['3', '600,000 – 3,000,000', '75×', '0.65%'],
  ['4', '3,000,000 – 12,000,000', '50×', '1.00%'],
  ['5', '12,000,000 – 500,000,000', '20×', '2.50%'],
].map(([id = '', range = '', leverage = '', maintenance = '']) => ({ id, name: `Tier ${id}`, range, leverage, maintenance }));

export const States = () => (
  <StatesSheet
    variants={['Tiers']}
    states={{ 'No position': {}, 'First tier': { props: { currentId: '1' } }, 'Last tier': { props: { currentId: '5' } } }}
    cellWidth={480}
  >
    {(_, props, state) => (
      <Card density="none">
        <RiskLadder {...texts} label={`Risk limits, ${state}`} tiers={tiers} {...props} />
      </Card>
    )}
  </StatesSheet>
);
