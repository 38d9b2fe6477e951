import { useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { StageEnd, stages } from '@/widgets/premarket-token';
import { TickerStat, type DeskPartProps } from '@/widgets/trade-desk';
import { useToken } from './useToken';

/** The stage of a token and the time until it ends. */
export function StageFigures({ pair }: DeskPartProps) {
  const token = useToken(pair);
  const t = useText('premarket');
  const stage = stages[token?.stage ?? 'trading'];
  return (
    <>
      <TickerStat name={t('premarket.stage')}>
        <Badge tone={stage.tone}>{t(stage.label)}</Badge>
      </TickerStat>
      <TickerStat name={t(stage.end)}>{token ? <StageEnd schedule={token} variant="clock" /> : '–'}</TickerStat>
    </>
  );
}
