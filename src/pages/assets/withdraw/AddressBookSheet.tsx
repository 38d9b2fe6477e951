import { useUnit } from 'effector-react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AddressBookEntry } from '@/contract/capital';
import { ChallengeDialog } from '@/features/challenge';
import { QueryView } from '@/shared/api/QueryView';
import { Instant, useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { keepRowFocus } from '@/ui/keepRowFocus';
import { Sheet } from '@/ui/Sheet/Sheet';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';
import { Text } from '@/ui/Text/Text';
import * as book from './addressBook';
import { entryOpened } from './entry';
import { EntryDialog } from './EntryDialog';
import { entries as entriesStyle, entry as entryStyle } from './page.css';
import { SaveAddress } from './SaveAddress';
import { check, entryChosen, info } from './selection';

/** The address book of a coin: addresses to use, save, edit and remove, and the whitelist switch. */
export function AddressBookSheet() {
  const t = useText('withdraw');
  const { isOpen, device, coin, onClose } = useUnit({
    isOpen: book.$isAddressBookOpen,
    device: $device,
    coin: info.$latest.map((data) => data?.coinName ?? ''),
    onClose: book.addressBookClosed,
  });
  return (
    <>
      <Sheet
        title={t('withdraw.addressBook')}
        side={device === 'phone' ? 'bottom' : 'end'}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
      >
        <Stack gap={6}>
          <Whitelist />
          <SaveAddress />
          <div ref={keepRowFocus}>
            <QueryView
              query={book.entries}
              density="compact"
              errorText={t('withdraw.bookFailed')}
              skeleton={<Skeleton shape="row" count={3} label />}
              empty={<EmptyState density="compact" text={t('withdraw.bookEmpty', { coin })} />}
            >
              {(rows) => <Entries rows={rows} />}
            </QueryView>
          </div>
        </Stack>
      </Sheet>
      <EntryDialog />
      <ChallengeDialog challenge={book.entryChallenge} />
      <ChallengeDialog challenge={book.whitelistChallenge} />
    </>
  );
}

function Whitelist() {
  const t = useText('withdraw');
  const [isConfirming, setConfirming] = useState(false);
  const { withdrawCheck, onSwitch } = useUnit({ withdrawCheck: check.$latest, onSwitch: book.whitelistSwitched });
  return (
    <Stack gap={2}>
      <Switch
        width="full"
        isDisabled={withdrawCheck === null}
        isSelected={withdrawCheck?.isWhitelistOn ?? false}
        onChange={(isOn) => (isOn ? onSwitch(true) : setConfirming(true))}
      >
        {t('withdraw.whitelist')}
      </Switch>
      <Text as="p" size="small" tone="faint">
        {t('withdraw.whitelistHint')}
      </Text>
      <ConfirmDialog
        tone="danger"
        title={t('withdraw.whitelistOffTitle')}
        isOpen={isConfirming}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          onSwitch(false);
        }}
        cancelLabel={t('withdraw.back')}
        confirmLabel={t('withdraw.whitelistOff')}
      >
        {t('withdraw.whitelistOffText')}
      </ConfirmDialog>
    </Stack>
  );
}

function Entries({ rows }: { readonly rows: readonly AddressBookEntry[] }) {
  const t = useText('withdraw');
  const [entryToRemove, setEntryToRemove] = useState<AddressBookEntry | null>(null);
  const { removing, onRemove, onUse, onEdit } = useUnit({
    removing: book.remove.$pending,
    onRemove: book.removeRequested,
    onUse: entryChosen,
    onEdit: entryOpened,
  });
  return (
    <>
      <ul className={entriesStyle}>
        {rows.map((row) => (
          <li key={row.id} className={entryStyle}>
            <Stack gap={1}>
              <Inline gap={3}>
                <Text weight="medium">{row.remark || row.network}</Text>
                <Badge>{row.network}</Badge>
                {row.isWhitelisted && <Badge tone="success">{t('withdraw.addressWhitelisted')}</Badge>}
              </Inline>
              <Text size="small" face="mono" tone="soft">
                {row.address}
              </Text>
              {row.memo && (
                <Text size="small" tone="faint">
                  {t('withdraw.memo')} {row.memo}
                </Text>
              )}
              {row.isWhitelisted && row.activeTime > row.createdTime && (
                <Text size="small" tone="faint">
                  {t('withdraw.addressWhitelistedFrom')} <Instant at={row.activeTime} />
                </Text>
              )}
            </Stack>
            <Inline gap={2} wrap={false}>
              <Button
                size="compact"
                aria-label={t('withdraw.addressUse', { address: row.remark || row.address })}
                onPress={() => onUse(row)}
              >
                {t('withdraw.use')}
              </Button>
              <IconButton
                icon={Pencil}
                size="small"
                label={t('withdraw.addressEdit', { address: row.remark || row.address })}
                onPress={() => onEdit(row)}
              />
              <IconButton
                icon={Trash2}
                size="small"
                label={t('withdraw.addressRemove', { address: row.remark || row.address })}
                isDisabled={removing.includes(row.id)}
                onPress={() => setEntryToRemove(row)}
              />
            </Inline>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        tone="danger"
        title={t('withdraw.addressRemoveTitle')}
        isOpen={entryToRemove !== null}
        onCancel={() => setEntryToRemove(null)}
        onConfirm={() => {
          if (entryToRemove) onRemove(entryToRemove.id);
          setEntryToRemove(null);
        }}
        cancelLabel={t('withdraw.back')}
        confirmLabel={t('withdraw.remove')}
      >
        <Text face="mono">{entryToRemove?.address ?? ''}</Text>
      </ConfirmDialog>
    </>
  );
}
