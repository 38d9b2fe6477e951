import { Amount } from '@/ui/Amount/Amount';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { DataList } from '@/ui/DataList/DataList';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { StatesSheet } from '../StatesSheet';
import { numberParts } from './numberParts';

export default { title: 'ui/DataList' };

const deposits = ['USDT', 'BTC', 'ETH'].map((coin, index) => ({
  id: coin,
  mark: <CoinIcon symbol={coin} />,
  title: coin,
  meta: <Text face="figures">{`03-0${index + 1} 09:26:00`}</Text>,
  value: <Amount value={numberParts(['1,250.00', '0.05', '2.5'][index] ?? '')} weight="medium" />,
  valueMeta: <Badge tone={index === 1 ? 'info' : 'success'}>{index === 1 ? 'Confirming' : 'Credited'}</Badge>,
}));

/** Plain rows, links (one of them unread), rows with an action button, pressable rows, and expandable rows. */
export const Kinds = () => (
  <Stack width="reading">
    <Card density="none">
      <DataList label="Plain" items={deposits} />
    </Card>
    <Card density="none">
      <DataList
        label="Links"
        items={deposits.map((item, index) => ({ ...item, href: `#${item.id}`, unread: index === 0 ? 'New' : undefined }))}
      />
    </Card>
    <Card density="none">
      <DataList
        label="Actions"
        items={deposits.map((item, index) => ({
          ...item,
          href: `#${item.id}`,
          action: index === 1 ? <Button size="compact">Cancel</Button> : undefined,
        }))}
      />
    </Card>
    <Card density="none">
      <DataList label="Presses" items={deposits.map((item) => ({ ...item, onPress: () => {} }))} />
    </Card>
    <Card density="none">
      <DataList
        label="Details"
        items={deposits.map((item) => ({
          ...item,
          detail: (
            <DescriptionList
              density="compact"
              items={[
                { id: 'network', term: 'Network', value: 'TRON' },
                {
                  id: 'hash',
                  term: 'Transaction',
                  value: '0x8f3c41d2a97be5…',
                  copy: { text: '0x8f3c41d2a97be5', label: 'Copy transaction' },
                },
              ]}
            />
          ),
        }))}
      />
    </Card>
  </Stack>
);

export const LongTexts = () => (
  <Stack width="reading">
    <Card density="none">
      <DataList
        label="Long texts"
        items={[
          {
            id: 'long',
            mark: <CoinIcon symbol="SHIB" />,
            title: 'Überweisung zwischen isolierten Margin-Konten bestätigt',
            meta: 'Maximiliane-Konstantina von Hohenlohe-Oehringen',
            value: <Amount value={numberParts('123,456,789.123456789012')} />,
            valueMeta: <Badge tone="warning">Wird geprüft</Badge>,
            href: '#long',
          },
        ]}
      />
    </Card>
  </Stack>
);

const detail = <Text tone="soft">Transaction 8f3c41d2a97be5</Text>;
const kindsOfRows = {
  Plain: deposits,
  Unread: deposits.map((item) => ({ ...item, href: `#${item.id}`, unread: 'New' })),
  Links: deposits.map((item) => ({ ...item, href: `#${item.id}` })),
  Presses: deposits.map((item) => ({ ...item, onPress: () => {} })),
  Details: deposits.map((item) => ({ ...item, detail })),
};

export const States = () => (
  <StatesSheet
    variants={Object.keys(kindsOfRows)}
    states={{ Rest: {}, Loading: { props: { items: [], skeletonRows: 2 } }, Empty: { props: { items: [] } } }}
    cellWidth={320}
  >
    {(kind, props, state) => (
      <Card density="none">
        <DataList
          label={`${kind}, ${state}`}
          items={Object.entries(kindsOfRows).flatMap(([name, rows]) => (name === kind ? rows.slice(0, 2) : []))}
          {...props}
        />
      </Card>
    )}
  </StatesSheet>
);
