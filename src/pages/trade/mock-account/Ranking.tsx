import type { MockLeaderboardEntry } from '@/contract/swap';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { Leaderboard, type Rank } from '@/ui/Leaderboard/Leaderboard';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { leaderboard } from './model';

/** The weekly mock trading leaderboard with rewards and the user's own rank. */
export function Ranking() {
  const t = useText('mock');
  const format = useFormat();
  const rankOf = ({ rank, nickname, pnl, reward }: MockLeaderboardEntry): Rank => ({
    id: String(rank),
    rank: rank === null ? '–' : format.count(rank),
    name: nickname,
    movement: null,
    figure: format.parts.amount(pnl, { decimals: 2, min: 2 }),
    ...(reward !== null && { reward: format.parts.amount(reward, { unit: 'USDT' }) }),
  });
  return (
    <Panel title={t('mock.leaderboard')}>
      <QueryView
        query={leaderboard}
        keepLatest
        density="compact"
        errorText={t('mock.leaderboardFailed')}
        skeleton={<Skeleton shape="row" count={10} />}
      >
        {({ list, own, endTime }) => (
          <Stack gap={4}>
            <Leaderboard
              label={t('mock.leaderboard')}
              extent="panel"
              headers={{ name: t('mock.trader'), figure: t('mock.pnl'), reward: t('mock.reward') }}
              ranks={list.map(rankOf)}
              own={own === null ? undefined : rankOf(own)}
              ownLabel={t('mock.you')}
              tone="trend"
            />
            {endTime !== null && (
              <Text size="small" tone="faint">
                {t('mock.weekEnds', { time: format.dateTime(endTime) })}
              </Text>
            )}
          </Stack>
        )}
      </QueryView>
    </Panel>
  );
}
