import { routesIn, type MenuItem } from '@/shared/routing';

/** The built screens of the orders centre, each once, for real and mock trading. Source: specification, Order menu; assumed: they share a navigation. */
export function orderScreens(isPhone: boolean): readonly MenuItem[] {
  const items = routesIn('orders', 'records', { isPhone, conditions: ['realTrading', 'mockTrading'] });
  return items.filter(({ route }, index) => items.findIndex((item) => item.route.id === route.id) === index);
}
