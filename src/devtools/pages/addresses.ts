import { routeAt } from '@/shared/routing';

/** Whether an address, given without its locale, belongs to an existing screen. */
export const isScreen = (address: string): boolean => {
  const path = address.startsWith('/') && !address.startsWith('//') ? routeAt(`/en_US${address}`)?.path : undefined;
  return path !== undefined && path !== '*';
};
