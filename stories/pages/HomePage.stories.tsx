import { HomePage } from '@/pages/shell/home/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/HomePage' };

export const Visitor = pageStory(routes.home, HomePage);

export const Trader = pageStory(routes.home, HomePage, { as: 'trader' });

export const NewUser = pageStory(routes.home, HomePage, { as: 'newUser' });

export const VerificationPending = pageStory(routes.home, HomePage, { as: 'kycPending' });

export const Loading = pageStory(routes.home, HomePage, { scenario: 'slow-exchange' });
