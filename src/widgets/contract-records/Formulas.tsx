import { useText } from '@/shared/i18n';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';

/** The formulae behind the figures of a position, by the names of its columns. */
export function Formulas() {
  const t = useText('contract');
  return (
    <Stack gap={4}>
      <Heading level={2} size="body">
        {t('contract.formulas')}
      </Heading>
      <DescriptionList
        density="compact"
        items={[
          { id: 'value', term: t('contract.value'), value: t('contract.formula_value') },
          { id: 'margin', term: t('contract.margin'), value: t('contract.formula_margin') },
          { id: 'ratio', term: t('contract.marginRatio'), value: t('contract.formula_ratio') },
          { id: 'liquidation', term: t('contract.liquidation'), value: t('contract.formula_liquidation') },
          { id: 'pnl', term: t('contract.pnl'), value: t('contract.formula_pnl') },
          { id: 'roe', term: t('contract.roe'), value: t('contract.formula_roe') },
          { id: 'realised', term: t('contract.realised'), value: t('contract.formula_realised') },
        ]}
      />
    </Stack>
  );
}
