import { TransferPage } from '@/pages/account/transfer/page';
import { StoryTree, type StoryTreeProps } from '../tree';

export default { title: 'pages/TransferPage' };

function Example({ persona = 'trader', scenario = 'transfer-done', at = '/account/transfer' }: Omit<StoryTreeProps, 'children'>) {
  return (
    <StoryTree persona={persona} scenario={scenario} at={at}>
      <TransferPage />
    </StoryTree>
  );
}

export const Usual = () => <Example />;

export const ContractToIsolatedMargin = () => <Example at="/account/transfer?source=5&target=7" />;

export const Inactivated = () => <Example persona="newUser" scenario="margin-inactive" at="/account/transfer?source=2&target=6" />;

export const SlowExchange = () => <Example scenario="slow-exchange" />;
