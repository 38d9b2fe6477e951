import { routeAt } from '@/shared/routing';

/** Whether an address, given without its language, is one of a screen that exists. */
export const isScreen = (address: string): boolean => {
  const path = address.startsWith('/') && !address.startsWith('//') ? routeAt(`/en_US${address}`)?.path : undefined;
  return path !== undefined && path !== '*';
};
