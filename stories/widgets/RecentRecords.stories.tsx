import { useGate } from '@/shared/lib/gate';
import { DataList } from '@/ui/DataList/DataList';
import { recent, RecentGate, maxTransfersShown } from '@/pages/account/transfer/recentModel';
import { RecentRecords } from '@/widgets/recent-records';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'widgets/RecentRecords' };

function Transfers() {
  useGate(RecentGate);
  return (
    <RecentRecords
      title="Recent transfers"
      href="/en_US/orderHome/transferRecord"
      allLabel="All transfers"
      query={recent}
      count={maxTransfersShown}
      emptyText="No transfers yet"
    >
      {({ list }) => (
        <DataList label="Recent transfers" items={list.map(({ id, coinName, amount }) => ({ id, title: coinName, value: amount }))} />
      )}
    </RecentRecords>
  );
}

const story = (props: Pick<AppStoryProps, 'as' | 'responses'>) => () => (
  <AppStory {...props}>
    <Transfers />
  </AppStory>
);

export const Some = story({ as: 'trader' });

export const None = story({ as: 'newUser' });
