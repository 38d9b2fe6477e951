import { useUnit } from 'effector-react';
import { marketSides } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Panel } from '@/ui/Panel/Panel';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { MarketTable } from '@/widgets/market-table';
import { fundingRanking } from './digests';

type FundingSide = keyof typeof fundingRanking;

export interface FundingCardProps {
  readonly side: FundingSide;
  readonly onSide: (side: FundingSide) => void;
}

const sides = ['highest', 'lowest'] as const satisfies readonly FundingSide[];

/** Contracts ranked by funding rate, with the time until the next payment. */
export function FundingCard({ side, onSide }: FundingCardProps) {
  const ranking = fundingRanking[side];
  useGate(ranking.Gate);
  const { rows, view } = useUnit({ rows: ranking.$ranked, view: marketSides.contract });
  const t = useText('industry');
  return (
    <Panel
      title={t('industry.funding')}
      aside={
        <SegmentedControl
          label={t('industry.fundingOrder')}
          size="compact"
          options={sides.map((id) => ({ id, label: t(`industry.${id}`) }))}
          value={side}
          onChange={onSide}
        />
      }
    >
      <Stack gap={4}>
        <MarketTable
          label={t('industry.funding')}
          side="contract"
          view={view}
          rows={rows}
          columns="funding"
          extent="panel"
          ranking={ranking}
          skeletonRows={8}
        />
        <Text size="small" tone="faint">
          {t('industry.fundingNote')}
        </Text>
      </Stack>
    </Panel>
  );
}
