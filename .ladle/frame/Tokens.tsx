import { useState } from 'react';
import { pricePalettes } from '@tokens/resolve';
import { Grid } from '@/ui/Grid/Grid';
import { Select } from '@/ui/Select/Select';
import { Stack } from '@/ui/Stack/Stack';
import { changeEdits, useEdits } from '../tokenEdits';
import { editedTokens, editableTokens, withEdit, type ThemeVariant } from '../tokens/edits';
import type { View } from '../view';
import { TokenChanges } from './TokenChanges';
import { TokenFields } from './TokenFields';
import { TokenPairs } from './TokenPairs';

export interface TokensProps {
  readonly view: View;
  readonly isDark: boolean;
}

/** Edits the tokens of the current theme; the story follows at once. */
export function Tokens({ view, isDark }: TokensProps) {
  const [id, setId] = useState('color.accent');
  const edits = useEdits();
  const variant: ThemeVariant = {
    theme: isDark ? 'dark' : 'light',
    prices: pricePalettes.find((one) => one === view.prices) ?? 'green-up',
  };
  const tokens = editedTokens(variant, edits);
  const token = tokens[id];
  return (
    <Grid columns="halves" gap={7}>
      <Stack gap={4}>
        <Select
          label="Token"
          size="compact"
          placeholder="Choose a token"
          search={{ label: 'Search tokens', placeholder: 'Name' }}
          options={editableTokens(variant).map((role) => ({ id: role.id, label: role.id, description: role.$description }))}
          value={id}
          onChange={setId}
        />
        {token && (
          <TokenFields
            key={`${id} ${variant.theme} ${variant.prices}`}
            token={token}
            onChange={(next) => changeEdits(withEdit(edits, variant, next))}
          />
        )}
        {token?.$type === 'color' && <TokenPairs id={id} tokens={tokens} />}
      </Stack>
      <TokenChanges variant={variant} edits={edits} onEdit={setId} />
    </Grid>
  );
}
