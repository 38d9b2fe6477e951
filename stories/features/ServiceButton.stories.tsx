import { ServiceButton } from '@/features/customer-service';
import { AppStory } from '../support';
import { Pressed } from '../Pressed';

export default { title: 'features/ServiceButton' };

export const Closed = () => (
  <AppStory as="trader">
    <ServiceButton />
  </AppStory>
);

export const Desk = () => (
  <AppStory as="trader">
    <Pressed button="Customer service">
      <ServiceButton />
    </Pressed>
  </AppStory>
);

export const NoLines = () => (
  <AppStory as="trader" scenario="service-lines-unavailable">
    <Pressed button="Customer service">
      <ServiceButton />
    </Pressed>
  </AppStory>
);
