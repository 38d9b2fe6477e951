import { Amount } from '@/ui/Amount/Amount';
import { Badge } from '@/ui/Badge/Badge';
import { Card } from '@/ui/Card/Card';
import { DescriptionList, descriptionDensities } from '@/ui/DescriptionList/DescriptionList';
import type { Description } from '@/ui/DescriptionList/DescriptionList';
import { Stack } from '@/ui/Stack/Stack';
import { choice, playground } from '../playground';
import { pressStates, StatesSheet } from '../StatesSheet';
import { numberParts } from './numberParts';

export default { title: 'ui/DescriptionList' };

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

const withdrawal: readonly Description[] = [
  { id: 'status', term: 'Status', value: <Badge tone="warning">Confirming</Badge> },
  { id: 'network', term: 'Network', value: 'Bitcoin' },
  { id: 'amount', term: 'Amount', value: <Amount value={numberParts('0.482910 BTC')} weight="medium" />, hint: 'About $54,561.07' },
  { id: 'fee', term: 'Network fee', value: <Amount value={numberParts('0.000012 BTC')} /> },
  { id: 'address', term: 'Address', value: address, copy: { text: address, label: 'Copy address' } },
  { id: 'id', term: 'Withdrawal ID', value: '820194763', copy: { text: '820194763', label: 'Copy withdrawal ID' } },
];

export const Columns = () => (
  <Stack>
    <Card>
      <DescriptionList aria-label="Withdrawal" items={withdrawal} />
    </Card>
    <Card>
      <DescriptionList aria-label="Withdrawal in two columns" columns={2} items={withdrawal} />
    </Card>
    <Card density="compact">
      <DescriptionList aria-label="Withdrawal, compact" columns={2} density="compact" items={withdrawal} />
    </Card>
  </Stack>
);

export const Sentences = () => (
  <Stack width="reading">
    <DescriptionList
      aria-label="Sentences"
      align="start"
      items={[
        { id: 'value', term: 'Value', value: 'Size × mark price; coin-margined: size ÷ mark price' },
        { id: 'ratio', term: 'Margin ratio', value: 'Maintenance margin ÷ (margin + unrealized PnL); cross: of the whole account' },
      ]}
    />
  </Stack>
);

export const LongTexts = () => (
  <Stack width="reading">
    <DescriptionList
      aria-label="Long texts"
      items={[
        { id: 'name', term: 'Beneficiary', value: 'Maximiliane-Konstantina von Hohenlohe-Oe' },
        { id: 'term', term: 'Geschätzter Zeitpunkt der Gutschrift auf dem Empfängerkonto', value: '24 Nov 2026, 18:30' },
        { id: 'amount', term: 'Amount', value: <Amount value={numberParts('123,456,789.123456789012 SHIB')} /> },
        { id: 'none', term: 'Memo', value: '–' },
      ]}
    />
  </Stack>
);

export const States = () => (
  <StatesSheet
    variants={descriptionDensities}
    states={{ Rest: {}, Hovered: pressStates.Hovered, Focused: pressStates.Focused, 'Two columns': { props: { columns: 2 } } }}
    cellWidth={400}
  >
    {(density, props, state) => <DescriptionList aria-label={`Withdrawal, ${state}`} density={density} items={withdrawal} {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  DescriptionList,
  { items: withdrawal, columns: 2, density: 'regular' },
  { columns: { control: { type: 'select' }, options: [1, 2] }, density: choice(descriptionDensities) },
);
