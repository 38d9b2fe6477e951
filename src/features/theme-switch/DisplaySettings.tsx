import { useUnit } from 'effector-react';
import { useText, type TextKey } from '@/shared/i18n';
import { Grid } from '@/ui/Grid/Grid';
import { Select } from '@/ui/Select/Select';
import { $choice, $isLocked, $priceColours, priceColoursChosen, themeChosen, type PriceColours, type ThemeChoice } from './model';

const themes: Readonly<Record<ThemeChoice, TextKey<'shell'>>> = {
  system: 'shell.themeSystem',
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
};
const palettes: Readonly<Record<PriceColours, TextKey<'shell'>>> = {
  'green-up': 'shell.pricesGreenUp',
  'red-up': 'shell.pricesRedUp',
  'colour-blind': 'shell.pricesColourBlind',
};

/** Theme and price colour settings. */
export function DisplaySettings() {
  const { choice, prices, isLocked, onTheme, onPrices } = useUnit({
    choice: $choice,
    prices: $priceColours,
    isLocked: $isLocked,
    onTheme: themeChosen,
    onPrices: priceColoursChosen,
  });
  const t = useText('shell');
  const commonProps = { placeholder: '', size: 'compact' } as const;
  return (
    <Grid columns="halves" gap={4}>
      <Select
        {...commonProps}
        label={t('shell.theme')}
        description={isLocked ? t('shell.themeLocked') : undefined}
        isDisabled={isLocked}
        options={optionsOf(themes, t)}
        value={isLocked ? 'dark' : choice}
        onChange={onKeyChosen(themes, onTheme)}
      />
      <Select
        {...commonProps}
        label={t('shell.prices')}
        options={optionsOf(palettes, t)}
        value={prices}
        onChange={onKeyChosen(palettes, onPrices)}
      />
    </Grid>
  );
}

const optionsOf = (labels: Readonly<Record<string, TextKey<'shell'>>>, t: (key: TextKey<'shell'>) => string) =>
  Object.entries(labels).map(([id, key]) => ({ id, label: t(key) }));

const onKeyChosen =
  <Id extends string>(labels: Readonly<Record<Id, unknown>>, choose: (id: Id) => void) =>
  (id: string): void => {
    if (isKeyOf(labels, id)) choose(id);
  };

const isKeyOf = <Id extends string>(labels: Readonly<Record<Id, unknown>>, id: string): id is Id => id in labels;
