import { riskState, type IsolatedAccount, type RiskState } from '@/contract/margin';
import type { Format, Translate } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { Badge, type BadgeProps } from '@/ui/Badge/Badge';
import type { Column } from '@/ui/Table/column';
import { Text } from '@/ui/Text/Text';

interface ColumnContext {
  readonly t: Translate<'accountAssets'>;
  readonly format: Format;
  readonly hiddenLabel: string | undefined;
}

const states = {
  [riskState.noDebt]: { text: 'accountAssets.noDebt', tone: 'neutral' },
  [riskState.safe]: { text: 'accountAssets.riskSafe', tone: 'success' },
  [riskState.warned]: { text: 'accountAssets.riskWarned', tone: 'warning' },
  [riskState.liquidating]: { text: 'accountAssets.riskLiquidation', tone: 'danger' },
} as const satisfies Record<RiskState, { readonly text: string; readonly tone: BadgeProps['tone'] }>;

/** Columns of the isolated-margin pairs; amounts are in the quote coin. */
export function pairColumns({ t, format, hiddenLabel }: ColumnContext): readonly Column<IsolatedAccount>[] {
  const money = (id: 'totalAsset' | 'totalDebt' | 'netAsset', priority: number): Column<IsolatedAccount> => ({
    id,
    header: t(`accountAssets.${id}`),
    align: 'end',
    width: 152,
    priority,
    cell: ({ [id]: value, quote }) => (
      <Amount value={format.parts.amount(value, { decimals: 2, min: 2, unit: quote.coinName })} hiddenLabel={hiddenLabel} />
    ),
  });
  return [
    { id: 'pair', header: t('accountAssets.pair'), width: 120, cell: ({ tradeName }) => <Text weight="medium">{tradeName}</Text> },
    money('totalAsset', 3),
    money('totalDebt', 2),
    money('netAsset', 1),
    {
      id: 'liquidationPrice',
      header: t('accountAssets.liquidationPrice'),
      align: 'end',
      width: 136,
      priority: 4,
      cell: ({ liquidationPrice }) => <Text face="figures">{format.amount(liquidationPrice)}</Text>,
    },
    {
      id: 'risk',
      header: t('accountAssets.riskRatio'),
      align: 'end',
      width: 136,
      cell: ({ riskRatio, riskState: state }) => (
        <Badge tone={states[state].tone}>
          {riskRatio === null ? t(states[state].text) : `${format.amount(riskRatio, { decimals: 2, min: 2 })} · ${t(states[state].text)}`}
        </Badge>
      ),
    },
  ];
}
