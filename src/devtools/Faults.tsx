import { useUnit } from 'effector-react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { everywhere, type FaultRule } from '@mocks/control';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { keepRowFocus } from '@/ui/keepRowFocus';
import { Select } from '@/ui/Select/Select';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import * as model from './faultsModel';

/** Lists, adds and removes faults. */
export function Faults() {
  const t = useText('devtools');
  const { onRemove, onClear } = useUnit({ onRemove: model.removal.submitted, onClear: model.clearing.submitted });
  useGate(model.FaultsGate);
  return (
    <Stack gap={6}>
      <NewFault />
      <div ref={keepRowFocus}>
        <QueryView
          query={model.faults}
          density="compact"
          skeleton={<Skeleton shape="row" count={2} label />}
          empty={<EmptyState density="compact" text={t('devtools.faultsNone')} hint={t('devtools.faultsHint')} />}
        >
          {(faults) => (
            <Stack gap={3}>
              <Stack as="ul" gap={3}>
                {faults.map((rule) => (
                  <Rule key={rule.id} rule={rule} onRemove={() => onRemove(rule.id)} />
                ))}
              </Stack>
              <Inline>
                <Button size="compact" onPress={() => onClear()}>
                  {t('devtools.faultsClear')}
                </Button>
              </Inline>
            </Stack>
          )}
        </QueryView>
      </div>
    </Stack>
  );
}

function NewFault() {
  const t = useText('devtools');
  const { places, onSet } = useUnit({ places: model.faultPlaces.$latest, onSet: model.setting.submitted });
  const [at, setAt] = useState<string>(everywhere);
  const [kind, setKind] = useState<string>(model.offeredFaults[0].id);
  const [share, setShare] = useState<string>(model.offeredShares[0].id);
  const set = () => {
    const offered = model.offeredFaults.find(({ id }) => id === kind);
    const chosen = model.offeredShares.find(({ id }) => id === share);
    if (offered && chosen) onSet({ at, fault: offered.fault, when: chosen.when });
  };
  return (
    <Stack gap={4}>
      <Select
        label={t('devtools.faultAt')}
        placeholder={t('devtools.faultAt')}
        search={{ label: t('devtools.faultAtSearch'), placeholder: t('devtools.faultAtSearch') }}
        options={(places ?? [everywhere]).map((id) => ({ id, label: id === everywhere ? t('devtools.faultAtAll') : id }))}
        value={at}
        onChange={setAt}
      />
      <Select
        label={t('devtools.faultKind')}
        placeholder={t('devtools.faultKind')}
        options={model.offeredFaults.map(({ id }) => ({ id, label: t(`devtools.faultIs${id}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Select
        label={t('devtools.faultWhen')}
        placeholder={t('devtools.faultWhen')}
        options={model.offeredShares.map(({ id }) => ({ id, label: t(`devtools.shareIs${id}`) }))}
        value={share}
        onChange={setShare}
      />
      <Inline>
        <Button tone="accent" size="compact" onPress={set}>
          {t('devtools.faultSet')}
        </Button>
      </Inline>
    </Stack>
  );
}

function Rule({ rule: { at, fault, seen, hits }, onRemove }: { readonly rule: FaultRule; readonly onRemove: () => void }) {
  const t = useText('devtools');
  return (
    <Card as="li" density="compact">
      <Inline justify="between" wrap={false}>
        <Stack gap={1}>
          <Text weight="medium">{at === everywhere ? t('devtools.faultAtAll') : at}</Text>
          <Text size="small" tone="soft">
            {t('devtools.faultStruck', { kind: fault.kind, hits, seen })}
          </Text>
        </Stack>
        <IconButton icon={Trash2} size="small" label={t('devtools.faultRemove', { at })} onPress={onRemove} />
      </Inline>
    </Card>
  );
}
