import { useUnit } from 'effector-react';
import { languageOf } from '@locales/registry';
import { documentTypes, fundSources, type KycLevel } from '@/contract/identity';
import { useLocale, useText } from '@/shared/i18n';
import { regionName } from '@/shared/i18n/regions';
import { Button } from '@/ui/Button/Button';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Panel } from '@/ui/Panel/Panel';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $people } from './company';
import { $values, type FieldName } from './draft';
import { $documents } from './documents';
import { documentsOf, steps } from './forms';
import { personRoles } from './persons';
import { ReviewTime } from './ReviewTime';
import { stepChosen } from './submission';

export interface ReviewProps {
  readonly level: KycLevel;
}

/** Summarises the application before submission, with a button to edit each step. */
export function Review({ level }: ReviewProps) {
  const t = useText('verification');
  const { values, documents, people, onStep } = useUnit({ values: $values, documents: $documents, people: $people, onStep: stepChosen });
  const { bcp47 } = languageOf(useLocale());
  const valueOf = (name: FieldName): string => {
    const value = values[name];
    if (value === '') return '—';
    if (name === 'country' || name === 'companyCountry') return regionName(value, bcp47) ?? value;
    const documentType = documentTypes.find((type) => type === value);
    if (name === 'documentType' && documentType) return t(`verification.document_${documentType}`);
    const source = fundSources.find((each) => each === value);
    return name === 'sourceOfFunds' && source ? t(`verification.${source}Funds`) : value;
  };
  const itemsOf = (id: string, fields: readonly FieldName[]) => [
    ...fields.map((name) => ({ id: name, term: t(`verification.field_${name}`), value: valueOf(name) })),
    ...(documentsOf[id] ?? []).flatMap((kind) => {
      const state = documents.states.get(kind);
      return state ? [{ id: kind, term: t(`verification.document_${kind}`), value: state.name }] : [];
    }),
    ...(id === 'face' ? [{ id: 'face', term: t('verification.document_face'), value: t('verification.faceDone') }] : []),
    ...(id === 'people'
      ? personRoles.map((role) => ({
          id: role,
          term: t(`verification.document_${role}`),
          value: people[role].map(({ firstName, lastName }) => t('verification.fullName', { firstName, lastName })).join(', '),
        }))
      : []),
  ];
  return (
    <Stack gap={5}>
      {steps[level].map(({ id, fields }, index) =>
        id === 'review' ? null : (
          <Panel
            key={id}
            level={3}
            density="compact"
            title={t(`verification.step_${id}`)}
            aside={
              <Button
                tone="quiet"
                size="compact"
                aria-label={t('verification.editStep', { step: t(`verification.step_${id}`) })}
                onPress={() => onStep(index)}
              >
                {t('verification.edit')}
              </Button>
            }
          >
            <DescriptionList density="compact" items={itemsOf(id, fields)} />
          </Panel>
        ),
      )}
      <Text as="p" size="dense" tone="soft">
        {t('verification.declaration')} <ReviewTime level={level} />
      </Text>
    </Stack>
  );
}
