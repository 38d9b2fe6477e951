import { useUnit } from 'effector-react';
import { useState } from 'react';
import { allTargets } from '@mocks/control';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Select } from '@/ui/Select/Select';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { TextField } from '@/ui/TextField/TextField';
import { faultFields, faultOf, type FaultDraft, type FaultField, faultConditions } from './faultForms';
import * as model from './faultsModel';

const [defaultFault] = model.offeredFaults;

/** Form that adds a fault: its target, its kind, and which calls it affects. */
export function FaultForm() {
  const t = useText('devtools');
  const { targets, onSet } = useUnit({ targets: model.faultTargets.$latest, onSet: model.adding.submitted });
  const [selectedId, setSelectedId] = useState<string>(defaultFault.id);
  const [draft, setDraft] = useState<FaultDraft>({
    at: allTargets,
    kind: defaultFault.fault.kind,
    fields: fieldTextsOf(defaultFault.fault),
    when: 'always',
    number: '1',
  });
  const change = (part: Partial<FaultDraft>) => setDraft({ ...draft, ...part });
  const selectFault = (id: string) => {
    const chosen = model.offeredFaults.find((each) => each.id === id);
    if (!chosen) return;
    setSelectedId(id);
    change({ kind: chosen.fault.kind, fields: fieldTextsOf(chosen.fault) });
  };
  const fault = faultOf(draft);
  return (
    <Stack as="section" gap={3} aria-labelledby="fault-form">
      <Heading level={3} size="body" id="fault-form">
        {t('devtools.faultNew')}
      </Heading>
      <Select
        label={t('devtools.faultAt')}
        size="compact"
        placeholder={t('devtools.faultAt')}
        search={{ label: t('devtools.faultAtSearch'), placeholder: t('devtools.faultAtSearch') }}
        options={(targets ?? [allTargets]).map((id) => ({ id, label: id === allTargets ? t('devtools.faultAtAll') : id }))}
        value={draft.at}
        onChange={(at) => change({ at })}
      />
      <Select
        label={t('devtools.faultKind')}
        size="compact"
        placeholder={t('devtools.faultKind')}
        options={model.offeredFaults.map(({ id }) => ({ id, label: t(`devtools.faultIs${id}`) }))}
        value={selectedId}
        onChange={selectFault}
      />
      {faultFields[draft.kind].length > 0 && (
        <Inline gap={3} align="start" wrap={false}>
          {faultFields[draft.kind].map((field: FaultField) => (
            <TextField
              key={field}
              label={t(`devtools.field_${field}`)}
              size="compact"
              value={draft.fields[field] ?? ''}
              onChange={(text) => change({ fields: { ...draft.fields, [field]: text } })}
            />
          ))}
        </Inline>
      )}
      <Inline gap={3} align="start" wrap={false}>
        <Select
          label={t('devtools.faultWhen')}
          size="compact"
          placeholder={t('devtools.faultWhen')}
          options={faultConditions.map((id) => ({ id, label: t(`devtools.when_${id}`) }))}
          value={draft.when}
          onChange={(id) => change({ when: faultConditions.find((each) => each === id) ?? 'always' })}
        />
        {draft.when !== 'always' && (
          <TextField
            label={t('devtools.faultNumber')}
            size="compact"
            isNumeric
            inputMode="numeric"
            value={draft.number}
            onChange={(number) => change({ number })}
          />
        )}
      </Inline>
      {fault === null && (
        <Text as="p" size="small" tone="danger">
          {t('devtools.faultWrong')}
        </Text>
      )}
      <Inline>
        <Button tone="accent" size="compact" isDisabled={fault === null} onPress={() => fault && onSet(fault)}>
          {t('devtools.faultSet')}
        </Button>
      </Inline>
    </Stack>
  );
}

const fieldTextsOf = (fault: object): FaultDraft['fields'] =>
  Object.fromEntries(Object.entries(fault).map(([field, value]) => [field, String(value)]));
