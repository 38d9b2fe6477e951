import { useState } from 'react';
import { TagGroup, tagTones } from '@/ui/TagGroup/TagGroup';
import type { TagItem } from '@/ui/TagGroup/TagGroup';
import { Stack } from '@/ui/Stack/Stack';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/TagGroup' };

const filters: readonly TagItem[] = [
  { id: 'coin', label: 'Coin: BTC' },
  { id: 'side', label: 'Side: Buy' },
  { id: 'days', label: 'Last 90 days' },
  { id: 'name', label: 'Account: Maximiliane-Konstantina von Hohenlohe-Oehringen' },
  { id: 'user', label: 'Only mine', isDisabled: true },
];

export const Removable = () => {
  const [items, setItems] = useState(filters);
  return (
    <Stack width="reading">
      <TagGroup
        label="Filters"
        items={items}
        emptyText="All orders are shown"
        onRemove={(removed) => setItems(items.filter(({ id }) => id !== removed))}
      />
      <TagGroup label="Blocked countries" items={[]} emptyText="None" />
    </Stack>
  );
};
Removable.meta = { script: [{ press: 'Side: Buy', role: 'row' }, { keys: 'Delete' }, { gone: 'Side: Buy', role: 'row' }] };

export const States = () => (
  <StatesSheet
    variants={tagTones}
    states={{
      Removable: {},
      Hovered: { attributes: ['data-hovered'] },
      Focused: { attributes: ['data-focused', 'data-focus-visible'] },
      Disabled: { props: { isDisabled: true } },
      Fixed: { props: { isFixed: true } },
    }}
  >
    {(tone, { isFixed, ...item }, state) => (
      <TagGroup
        label={`${tone}, ${state}`}
        isLabelHidden
        items={[{ id: tone, label: tone, tone, ...item }]}
        onRemove={isFixed ? undefined : () => {}}
      />
    )}
  </StatesSheet>
);
