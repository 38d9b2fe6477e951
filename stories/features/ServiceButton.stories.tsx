import { ServiceButton } from '@/features/customer-service';
import { AppStory } from '../support';
import { PressOnMount } from '../PressOnMount';

export default { title: 'features/ServiceButton' };

export const Closed = () => (
  <AppStory as="trader">
    <ServiceButton />
  </AppStory>
);

export const Desk = () => (
  <AppStory as="trader">
    <PressOnMount button="Customer service">
      <ServiceButton />
    </PressOnMount>
  </AppStory>
);

export const NoLines = () => (
  <AppStory as="trader" scenario="service-lines-unavailable">
    <PressOnMount button="Customer service">
      <ServiceButton />
    </PressOnMount>
  </AppStory>
);
