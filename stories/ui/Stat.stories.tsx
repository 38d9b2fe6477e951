import { Card } from '@/ui/Card/Card';
import { Grid } from '@/ui/Grid/Grid';
import { Stat, statAligns, statSizes } from '@/ui/Stat/Stat';
import type { StatProps } from '@/ui/Stat/Stat';
import { StatesSheet } from '../StatesSheet';
import { choice, playground } from '../playground';
import { numberParts } from './numberParts';

export default { title: 'ui/Stat' };

const equity: StatProps = {
  label: 'Total equity',
  value: numberParts('$48,201.37'),
  change: numberParts('+2.41%'),
  hint: 'Since midnight UTC',
};

const day: readonly StatProps[] = [
  equity,
  { label: 'Unrealised PnL', value: numberParts('-1,204.55 USDT'), tone: 'trend', change: numberParts('-0.84%') },
  { label: 'Available margin', value: numberParts('9,120.00 USDT'), hint: 'Cross, all positions' },
  { label: 'SHIB in all accounts', value: numberParts('123,456,789.123456789012 SHIB'), hint: 'Funding and spot' },
];

export const InARow = () => (
  <Grid>
    {day.map((stat) => (
      <Card key={stat.label}>
        <Stat {...stat} />
      </Card>
    ))}
  </Grid>
);

export const States = () => (
  <StatesSheet
    variants={statSizes}
    states={{
      Rise: {},
      Fall: { props: { change: numberParts('-12.08%') } },
      Flat: { props: { change: numberParts('0.00%') } },
      Loading: { props: { value: null, change: undefined } },
      Hidden: { props: { hiddenLabel: 'Hidden' } },
      Leads: { props: { href: '#statement' } },
    }}
  >
    {(size, props) => <Stat {...equity} size={size} {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  Stat,
  { ...equity, size: 'large', align: 'start', tone: 'plain' },
  {
    size: choice(statSizes),
    align: choice(statAligns),
    tone: choice(['plain', 'trend']),
  },
);
