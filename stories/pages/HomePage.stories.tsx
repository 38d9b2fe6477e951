import { HomePage } from '@/pages/shell/home/page';
import { StoryTree, type StoryTreeProps } from '../tree';

export default { title: 'pages/HomePage' };

const Example = (props: Omit<StoryTreeProps, 'children'>) => (
  <StoryTree {...props}>
    <HomePage />
  </StoryTree>
);

export const Visitor = () => <Example />;

export const Trader = () => <Example persona="trader" />;

export const NewUser = () => <Example persona="newUser" />;

export const VerificationPending = () => <Example persona="kycPending" />;

export const Loading = () => <Example scenario="slow-exchange" />;
