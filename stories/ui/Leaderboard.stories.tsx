import { Card } from '@/ui/Card/Card';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Leaderboard, type Rank } from '@/ui/Leaderboard/Leaderboard';
import { numberParts } from './numberParts';

export default { title: 'ui/Leaderboard' };

const texts = {
  label: 'Futures cup',
  headers: { name: 'Trader', figure: 'Return', reward: 'Reward' },
  ownLabel: 'You',
} as const;

const rank = ([position, move, name, figure, reward]: readonly [string, string, string, string, string?]): Rank => ({
  id: name,
  rank: position,
  movement: move ? numberParts(move) : null,
  name,
  figure: numberParts(figure),
  reward: reward === undefined ? undefined : numberParts(reward),
});

const ranks = (
  [
    ['1', '+2', 'Mara Ilves', '+312.40%', '10,000 USDT'],
    ['2', '-1', 'quiet_river', '+286.15%', '5,000 USDT'],
    ['3', '-1', 'Maximiliane-Konstantina von Hohenlohe-Oe', '+241.90%', '2,500 USDT'],
    ['4', '0', 'Tomasz W.', '+198.02%', '500 USDT'],
    ['5', '', '北极星', '-12.77%', '500 USDT'],
  ] as const
).map(rank);

const ownRank = rank(['1,287', '+104', 'Noor Haddad', '+18.36%', '0 USDT']);

export const States = () => (
  <Card density="none">
    <Leaderboard {...texts} ranks={ranks} own={ownRank} tone="trend" />
  </Card>
);

export const OwnPlaceInside = () => (
  <Card density="none">
    <Leaderboard {...texts} ranks={ranks.map((each) => ({ ...each, reward: undefined }))} own={ranks[3]} tone="trend" />
  </Card>
);

export const LoadingAndEmpty = () => (
  <>
    <Card density="none">
      <Leaderboard {...texts} ranks={[]} skeletonRows={5} />
    </Card>
    <Card density="none">
      <Leaderboard {...texts} ranks={[]} empty={<EmptyState text="The cup has not begun" density="compact" />} />
    </Card>
  </>
);
