export { ServiceButton } from './ServiceButton';
export { ContactServiceButton, type ContactServiceButtonProps } from './ContactServiceButton';
