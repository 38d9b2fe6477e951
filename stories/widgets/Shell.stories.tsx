import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { Shell, type ShellProps } from '@/widgets/shell';
import { StoryTree, type StoryTreeProps } from '../tree';

export default { title: 'widgets/Shell' };

function Example({ kind = 'exchange', ...tree }: Pick<StoryTreeProps, 'persona' | 'at'> & Partial<Pick<ShellProps, 'kind'>>) {
  return (
    <StoryTree {...tree}>
      <Shell kind={kind}>
        <Stack width="content" padding={6} gap={5}>
          <Heading level={1}>Page</Heading>
          <Text as="p">What stands between header and footer.</Text>
        </Stack>
      </Shell>
    </StoryTree>
  );
}

export const Visitor = () => <Example />;

export const User = () => <Example persona="trader" at="/market" />;

export const Vip = () => <Example persona="vip" />;

export const NewUser = () => <Example persona="newUser" />;

export const Plain = () => <Example kind="plain" at="/login" />;

export const Web3 = () => <Example kind="web3" persona="web3Wallet" />;
