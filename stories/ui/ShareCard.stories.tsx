import { brand } from '@/shared/brand';
import { saveBlob } from '@/shared/lib/saveFile';
import { Grid } from '@/ui/Grid/Grid';
import { ShareCard } from '@/ui/ShareCard/ShareCard';

export default { title: 'ui/ShareCard' };

const parts = {
  brand: { name: brand.name, mark: brand.mark.path },
  saveLabel: 'Save picture',
  onSave: (picture: Blob) => saveBlob(picture, 'share.png'),
  footer: brand.host,
};

const facts = [
  { label: 'Entry price', value: '105,220.40' },
  { label: 'Mark price', value: '112,987.11' },
];

export const States = () => (
  <Grid columns="large">
    <ShareCard {...parts} title="BTC/USDT perpetual" subtitle="Long · 20×" value="+147.63%" trend="rise" facts={facts} />
    <ShareCard {...parts} title="ETH/USDT perpetual" subtitle="Short · 5×" value="−12.08%" trend="fall" facts={facts.slice(0, 1)} />
  </Grid>
);

export const LongTexts = () => (
  <Grid columns="large">
    <ShareCard
      {...parts}
      title="Maximiliane-Konstantina von Hohenlohe-Oehringen"
      subtitle="Rechtsschutzversicherung · 125×"
      value="+123,456,789.12%"
      trend="rise"
      facts={[...facts, { label: 'Durchschnittlicher Einstiegskurs', value: '123,456,789.123456789012 SHIB' }]}
      footer="https://www.alidade.example/de_DE/register?invite=8f3c1d7ab2e94f60c5d8e7a1b3f24c69"
    />
  </Grid>
);
