import { assets } from '@/contract/assets';
import { ConvertDust } from '@/features/convert-dust';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'features/ConvertDust' };

const story = (props: Partial<AppStoryProps> = {}) => (
  <AppStory as="trader" scenario="small-balances" {...props}>
    <ConvertDust />
  </AppStory>
);

export const Default = () => story();
Default.meta = { script: [{ press: 'Convert small balances' }, { see: 'Convert small balances', role: 'dialog' }, { see: 'Select all' }] };

export const Review = () => story();
Review.meta = { script: [{ press: 'Convert small balances' }, { press: 'Review' }, { see: 'This can’t be undone.' }] };

export const Converted = () => story();
Converted.meta = {
  script: [
    { press: 'Convert small balances' },
    { press: 'Review' },
    { press: 'Receive' },
    { see: 'Small balances converted', role: 'dialog' },
  ],
};

export const Empty = () => story({ scenario: 'calm' });
Empty.meta = { script: [{ press: 'Convert small balances' }, { see: 'No small balances' }] };

export const Failed = () => story({ responses: { [assets.dust.path]: 'fault' } });
Failed.meta = { script: [{ press: 'Convert small balances' }, { see: 'Couldn’t load your small balances' }] };
