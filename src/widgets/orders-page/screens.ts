import { routesIn, type MenuItem } from '@/shared/routing';

/** The screens of the orders centre, each once: those that are built, of real and of mock trading. Source: specification, Order menu; that they share a navigation is assumed. */
export function orderScreens(isPhone: boolean): readonly MenuItem[] {
  const items = routesIn('orders', 'records', { isPhone, conditions: ['realTrading', 'mockTrading'] });
  return items.filter(({ route }, index) => items.findIndex((item) => item.route.id === route.id) === index);
}
