import { ServiceButton, ServiceLink } from '@/features/customer-service';
import { AppStory } from '../support';

export default { title: 'features/ServiceLink' };

/** The chat opens at the floating button. */
export const Default = () => (
  <AppStory as="trader">
    <ServiceLink>Contact customer service</ServiceLink>
    <ServiceButton />
  </AppStory>
);
Default.meta = { script: [{ press: 'Contact customer service' }, { see: 'Customer service', role: 'dialog' }] };
