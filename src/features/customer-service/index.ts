export { ServiceButton } from './ServiceButton';
export { ServiceLink, type ServiceLinkProps } from './ServiceLink';
