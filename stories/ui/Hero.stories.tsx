import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { Hero } from '@/ui/Hero/Hero';
import { campaignPictures } from '@/ui/Illustration/campaignPictures';
import { Illustration } from '@/ui/Illustration/Illustration';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';
import { playground } from '../playground';

export default { title: 'ui/Hero' };

const actions = (
  <Inline gap={3}>
    <Button tone="accent" size="touch">
      Create account
    </Button>
    <Button size="touch">Explore markets</Button>
  </Inline>
);

export const Words = () => (
  <Hero title="Earn on what you hold" lead="Flexible and fixed terms, paid out every day.">
    {actions}
  </Hero>
);

export const BesidePicture = () => (
  <Hero
    title="Grid trading that runs while you sleep"
    lead="Choose a range and a number of steps; orders do the rest."
    aside={
      <Card>
        <Illustration size="large">{campaignPictures.market}</Illustration>
        <Text tone="soft">12,408 bots running</Text>
      </Card>
    }
  >
    {actions}
  </Hero>
);

export const LongTexts = () => (
  <Hero
    title="Rechtsschutzversicherung für Überweisungen zwischen isolierten Margin-Konten"
    lead="Für alle, deren Identität bestätigt ist, in jeder Währung und bis zu einem Betrag von 123,456,789.123456789012 SHIB."
  >
    {actions}
  </Hero>
);

export const Playground = playground(Hero, { title: 'Earn on what you hold', lead: 'Flexible and fixed terms, paid out every day.' });
