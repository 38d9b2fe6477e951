import { Card } from '@/ui/Card/Card';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import { Button } from '@/ui/Button/Button';
import { Grid } from '@/ui/Grid/Grid';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { vars } from '@tokens/vars.css';
import { numberParts } from '../ui/numberParts';
import { bars, candle, themed } from './foundations.css';

export default { title: 'foundations/PricePalettes' };

const palettes = ['green-up', 'red-up', 'colour-blind'] as const;
const heights = [24, 31, 28, 40, 52, 47, 38, 44, 58, 66, 61, 49, 55, 63, 70, 64];

export const SideBySide = () => (
  <Stack gap={6}>
    <Heading level={1}>Price palettes</Heading>
    {(['light', 'dark'] as const).map((theme) => (
      <Grid key={theme} columns="thirds">
        {palettes.map((prices) => (
          <div key={prices} data-theme={theme} data-prices={prices} className={themed}>
            <Card>
              <Stack gap={4}>
                <Heading level={2} size="reading">
                  {prices}
                </Heading>
                <div className={bars}>
                  {heights.map((height, index) => (
                    <span
                      key={index}
                      className={candle}
                      style={{
                        blockSize: height,
                        backgroundColor: height > (heights[index - 1] ?? 0) ? vars.color.rise.text : vars.color.fall.text,
                      }}
                    />
                  ))}
                </div>
                <Inline gap={5}>
                  <PriceChange value={numberParts('+2.41%')} />
                  <PriceChange value={numberParts('-0.87%')} />
                  <PriceChange value={numberParts('0.00%')} />
                </Inline>
                <Inline wrap={false}>
                  <Button tone="rise" width="full">
                    Buy
                  </Button>
                  <Button tone="fall" width="full">
                    Sell
                  </Button>
                </Inline>
              </Stack>
            </Card>
          </div>
        ))}
      </Grid>
    ))}
  </Stack>
);
