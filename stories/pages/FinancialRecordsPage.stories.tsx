import { FinancialRecordsPage } from '@/pages/assets/records/page';
import { StoryTree, type StoryTreeProps } from '../tree';

export default { title: 'pages/FinancialRecordsPage' };

function Example({ persona = 'trader', scenario = 'calm', at = '/assetManagement/financial', calls }: Omit<StoryTreeProps, 'children'>) {
  return (
    <StoryTree persona={persona} scenario={scenario} at={at} calls={calls}>
      <FinancialRecordsPage />
    </StoryTree>
  );
}

export const Deposits = () => <Example scenario="deposits-many" />;

export const Withdrawals = () => <Example at="/assetManagement/financial?type=2" />;

export const WithdrawalUnderReview = () => <Example scenario="withdrawal-review" at="/assetManagement/financial?type=2" />;

export const Rewards = () => <Example at="/assetManagement/financial?type=4" />;

export const Statement = () => <Example at="/assetManagement/financial?type=bills" />;

export const Empty = () => <Example persona="newUser" />;

export const NothingFits = () => <Example at="/assetManagement/financial?state=2&days=7" />;

export const Loading = () => <Example calls={{ '/hk-web/finance/recharge/log/list': 'waiting' }} />;

export const Offline = () => <Example calls={{ '/hk-web/finance/recharge/log/list': 'offline' }} />;
