import { Card } from '@/ui/Card/Card';
import { OptionList } from '@/ui/OptionList/OptionList';
import { StatesSheet } from '../StatesSheet';
import { coinOptions } from './coins';

export default { title: 'ui/OptionList' };

export const WithSearch = () => (
  <Card density="none">
    <OptionList
      aria-label="Coins"
      options={coinOptions}
      emptyText="No coin is called that"
      search={{ label: 'Search coins', placeholder: 'Search' }}
      selectionMode="single"
    />
  </Card>
);

export const States = () => (
  <StatesSheet
    variants={['single', 'multiple'] as const}
    states={{
      Rest: {},
      Hovered: { attributes: ['data-hovered'] },
      Pressed: { attributes: ['data-hovered', 'data-pressed'] },
      Focused: { attributes: ['data-focused', 'data-focus-visible'] },
      Selected: { props: { selectedKeys: coinOptions.map(({ id }) => id).slice(0, 1) } },
      Empty: { props: { options: [] } },
    }}
    cellWidth={240}
  >
    {(selectionMode, props, state) => (
      <Card density="none">
        <OptionList
          aria-label={`Coins, ${selectionMode}, ${state}`}
          options={coinOptions.slice(0, 4)}
          emptyText="No coin is called that"
          selectionMode={selectionMode}
          {...props}
        />
      </Card>
    )}
  </StatesSheet>
);
