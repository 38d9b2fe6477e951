import { useUnit } from 'effector-react';
import { useState } from 'react';
import { watchlistLimits } from '@/contract/watchlists';
import { $contracts, $pairs } from '@/entities/market';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Form } from '@/ui/Form/Form';
import { Inline } from '@/ui/Inline/Inline';
import { MultiSelect } from '@/ui/MultiSelect/MultiSelect';
import { TextField } from '@/ui/TextField/TextField';
import type { Choice } from './choice';
import { $draft, $isKnown, watchlistClosed, watchlistRemoved, watchlistSave, watchlistSubmitted, watchlistTyped } from './watchlists';

export interface WatchlistDialogProps {
  /** Selects the saved watchlist, or all favourites after deleting it. */
  readonly onShow: (choice: Pick<Choice, 'side' | 'list'>) => void;
}

/** Edits the name and the markets of a watchlist. */
export function WatchlistDialog({ onShow }: WatchlistDialogProps) {
  const { draft, isKnown, isSaving, pairs, contracts, onClose, onType, onSubmit, onRemove } = useUnit({
    draft: $draft,
    isKnown: $isKnown,
    isSaving: watchlistSave.$isPending,
    pairs: $pairs,
    contracts: $contracts,
    onClose: watchlistClosed,
    onType: watchlistTyped,
    onSubmit: watchlistSubmitted,
    onRemove: watchlistRemoved,
  });
  const [isAttempted, setAttempted] = useState(false);
  const t = useText('market');
  const format = useFormat();
  const { side = 'spot', name = '', markets = [], watchlistId = null } = draft ?? {};
  const instruments = (side === 'spot' ? pairs : contracts).list;
  const nameError = isAttempted && name.trim() === '' ? t('market.listNameMissing') : undefined;
  const marketsError = markets.length > watchlistLimits.markets ? t('market.listTooMany', { count: watchlistLimits.markets }) : undefined;
  const submit = () => {
    setAttempted(true);
    if (name.trim() === '' || marketsError !== undefined) return;
    onSubmit();
    onShow({ side, list: watchlistId });
    setAttempted(false);
  };
  return (
    <Dialog
      title={t(isKnown ? 'market.listEdit' : 'market.listNew')}
      isClosable
      isOpen={draft !== null}
      onOpenChange={(opens) => !opens && onClose()}
    >
      <Form
        label={t(isKnown ? 'market.listEdit' : 'market.listNew')}
        errors={[
          ...(nameError === undefined ? [] : [{ field: 'name', message: nameError }]),
          ...(marketsError === undefined ? [] : [{ field: 'markets', message: marketsError }]),
        ]}
        onSubmit={submit}
      >
        <TextField
          name="name"
          label={t('market.listName')}
          placeholder={t('market.listNameExample')}
          maxLength={watchlistLimits.name}
          autoComplete="off"
          value={name}
          onChange={(text) => onType({ name: text })}
          errorMessage={nameError}
        />
        <MultiSelect
          name="markets"
          label={t(side === 'spot' ? 'market.listPairs' : 'market.listContracts')}
          options={instruments.map(({ id, base, quote, baseName }) => ({
            id: String(id),
            label: side === 'spot' ? `${base}/${quote}` : String(id).toUpperCase(),
            description: baseName,
          }))}
          values={markets.map(String)}
          onChange={(ids) => onType({ markets: instruments.map(({ id }) => id).filter((id) => ids.includes(String(id))) })}
          placeholder={t('market.listChoose')}
          summary={t('market.listChosen', { count: markets.length, of: format.count(instruments.length) })}
          search={{ label: t('market.search'), placeholder: t('market.searchHere') }}
          errorMessage={marketsError}
        />
        <Inline gap={4} justify="end">
          {isKnown && (
            <Button
              isPending={isSaving}
              onPress={() => {
                onRemove();
                onShow({ side, list: null });
              }}
            >
              {t('market.listDelete')}
            </Button>
          )}
          <Button type="submit" tone="accent" isPending={isSaving}>
            {t('market.listSave')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
