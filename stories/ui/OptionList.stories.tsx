import { Card } from '@/ui/Card/Card';
import { OptionList } from '@/ui/OptionList/OptionList';
import { coinOptions } from './coins';

export default { title: 'ui/OptionList' };

export const Plain = () => (
  <Card density="none">
    <OptionList
      aria-label="Coins"
      options={coinOptions}
      emptyText="No coin is called that"
      selectionMode="single"
      defaultSelectedKeys={['eth']}
    />
  </Card>
);

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

export const Empty = () => (
  <Card density="none">
    <OptionList aria-label="Coins" options={[]} emptyText="No coin is called that" />
  </Card>
);
