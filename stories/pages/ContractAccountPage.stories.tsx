import { ContractAccountPage } from '@/pages/assets/contract/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/ContractAccountPage' };

export const Default = pageStory(routes.contractAccount, ContractAccountPage, { as: 'contractTrader' });

export const CoinMargined = pageStory(routes.contractAccount, ContractAccountPage, { as: 'coinMarginTrader' });

export const NoPositions = pageStory(routes.contractAccount, ContractAccountPage);

export const Empty = pageStory(routes.contractAccount, ContractAccountPage, { as: 'newUser' });
