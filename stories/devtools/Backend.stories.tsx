import { Backend } from '@/devtools/backend/Backend';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'devtools/Backend' };

function Example(props: Omit<AppStoryProps, 'children'>) {
  return (
    <AppStory {...props}>
      <Backend />
    </AppStory>
  );
}

export const Unset = () => <Example as="trader" />;

export const Chinese = () => <Example as="trader" locale="zh_CN" />;
