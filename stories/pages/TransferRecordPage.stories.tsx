import { TransferRecordPage } from '@/pages/orders/transfer/page';
import { StoryTree, type StoryTreeProps } from '../tree';

export default { title: 'pages/TransferRecordPage' };

function Example({ persona = 'trader', scenario = 'transfers-many', at = '/orderHome/transferRecord' }: Omit<StoryTreeProps, 'children'>) {
  return (
    <StoryTree persona={persona} scenario={scenario} at={at}>
      <TransferRecordPage />
    </StoryTree>
  );
}

export const Full = () => <Example />;

export const Filtered = () => <Example at="/orderHome/transferRecord?source=2&target=5&days=30&page=2" />;

export const NothingFits = () => <Example at="/orderHome/transferRecord?state=2" />;

export const Empty = () => <Example scenario="calm" />;

export const OwnDates = () => <Example at="/orderHome/transferRecord?from=2025-12-01&to=2025-12-24" />;

export const Loading = () => <Example scenario="slow-exchange" />;

export const NotAllowed = () => <Example persona="newUser" scenario="cannot-use-module" />;
