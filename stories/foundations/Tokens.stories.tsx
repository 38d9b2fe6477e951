import { useState } from 'react';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { SearchField } from '@/ui/SearchField/SearchField';
import { Stack } from '@/ui/Stack/Stack';
import { Table } from '@/ui/Table/Table';
import type { Column } from '@/ui/Table/column';
import { Text } from '@/ui/Text/Text';
import { chip } from './foundations.css';
import { tokenRows, type TokenRow } from './tokenRows';
import { property } from './tokens';

export default { title: 'foundations/Tokens' };

const columns: readonly Column<TokenRow>[] = [
  {
    id: 'token',
    header: 'Token',
    width: 240,
    cell: ({ id, type }) => (
      <Inline gap={3} wrap={false}>
        {type === 'color' && <span className={chip} style={{ backgroundColor: property(id) }} />}
        <Text weight="medium">{id}</Text>
      </Inline>
    ),
  },
  {
    id: 'values',
    header: 'Value',
    width: 280,
    cell: ({ values }) => (
      <Stack gap="none">
        {values.map(({ where, css }) => (
          <Text key={where} size="dense">
            {where && <Text tone="soft">{where}: </Text>}
            <Text face="mono">{css}</Text>
          </Text>
        ))}
      </Stack>
    ),
  },
  { id: 'uses', header: 'Used in', align: 'end', cell: ({ uses }) => <Text face="figures">{uses.length}</Text> },
  {
    id: 'copy',
    header: 'Copy',
    isHeaderHidden: true,
    align: 'end',
    cell: ({ id }) => <CopyButton text={property(id)} label={`Copy ${property(id)}`} />,
  },
];

const matches = ({ id, type, description }: TokenRow, words: readonly string[]): boolean =>
  words.every((word) => `${id} ${type} ${description}`.toLowerCase().includes(word));

function Tokens({ startsWith = '' }: { readonly startsWith?: string }) {
  const [search, setSearch] = useState(startsWith);
  const rows = tokenRows.filter((row) => matches(row, search.toLowerCase().split(/\s+/)));
  return (
    <Stack gap={5}>
      <Heading level={1}>Tokens</Heading>
      <Text tone="soft">
        Every design decision, its value in each theme and price palette, and the style sheets that use it. Each is a custom property.
      </Text>
      <Stack width="reading" gap={3}>
        <SearchField label="Search tokens" placeholder="Name, type or purpose" value={search} onChange={setSearch} />
        <Text tone="soft">
          {rows.length} of {tokenRows.length}
        </Text>
      </Stack>
      <Table
        label="Tokens"
        surface="canvas"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        renderDetail={({ description, uses }) => (
          <Stack gap={2}>
            {description && <Text>{description}</Text>}
            <Text size="dense" tone="soft">
              {uses.length > 0 ? uses.join(', ') : 'No style sheet uses it directly.'}
            </Text>
          </Stack>
        )}
        empty={<EmptyState text="No tokens match." picture="search" density="compact" />}
      />
    </Stack>
  );
}

export const All = () => <Tokens />;
export const NothingFound = () => <Tokens startsWith="neon" />;
