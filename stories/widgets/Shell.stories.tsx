import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { Shell, type ShellProps } from '@/widgets/shell';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'widgets/Shell' };

function Example({ kind = 'exchange', ...tree }: Pick<AppStoryProps, 'as' | 'at'> & Partial<Pick<ShellProps, 'kind'>>) {
  return (
    <AppStory {...tree}>
      <Shell kind={kind}>
        <Stack width="content" padding={6} gap={5}>
          <Heading level={1}>Page</Heading>
          <Text as="p">Content between header and footer.</Text>
        </Stack>
      </Shell>
    </AppStory>
  );
}

export const Visitor = () => <Example />;

export const User = () => <Example as="trader" at="/market" />;

export const Vip = () => <Example as="vip" />;

export const NewUser = () => <Example as="newUser" />;

export const Plain = () => <Example kind="plain" at="/login" />;

export const Web3 = () => <Example kind="web3" as="web3Wallet" />;
