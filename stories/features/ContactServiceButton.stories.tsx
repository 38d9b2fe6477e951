import { ServiceButton, ContactServiceButton } from '@/features/customer-service';
import { AppStory } from '../support';

export default { title: 'features/ContactServiceButton' };

/** Opens the chat at the floating button. */
export const Default = () => (
  <AppStory as="trader">
    <ContactServiceButton>Contact customer service</ContactServiceButton>
    <ServiceButton />
  </AppStory>
);
Default.meta = { script: [{ press: 'Contact customer service' }, { see: 'Customer service', role: 'dialog' }] };
