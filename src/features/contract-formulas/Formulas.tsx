import { useText } from '@/shared/i18n';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';

export interface FormulasProps {
  readonly about: keyof typeof formulas;
}

/** The formulas for the values of positions or the account, by their displayed names. */
export function Formulas({ about }: FormulasProps) {
  const t = useText('contract', 'contractMore');
  return (
    <Stack gap={4}>
      <Heading level={2} size="body">
        {t(`contract.formulas_${about}`)}
      </Heading>
      <DescriptionList
        density="compact"
        align="start"
        items={formulas[about].map(([name, formula]) => ({
          id: formula,
          term: t(`contract.${name}`),
          value: t(`contractMore.formula_${formula}`),
        }))}
      />
    </Stack>
  );
}

const formulas = {
  positions: [
    ['value', 'value'],
    ['margin', 'margin'],
    ['marginRatio', 'ratio'],
    ['liquidation', 'liquidation'],
    ['pnl', 'pnl'],
    ['roe', 'roe'],
    ['realised', 'realised'],
    ['deleverage', 'deleverage'],
  ],
  account: [
    ['marginRatio', 'accountRatio'],
    ['equity', 'equity'],
    ['available', 'available'],
    ['positionMargin', 'positionMargin'],
    ['orderMargin', 'orderMargin'],
  ],
} as const;
