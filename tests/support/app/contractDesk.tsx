import { screen, within } from '@testing-library/react';
import { ContractTradePage } from '@/pages/trade/contract/page';
import { orderFormLoaded } from './orderForm';
import { renderApp, type RenderOptions } from './renderApp';

/** Renders the trade screen of a contract, named by the contract name of its address, and waits for its order form. */
export async function openContractDesk({ code = 'btcusdt', ...options }: RenderOptions & { readonly code?: string } = {}) {
  const page = await renderApp(<ContractTradePage />, {
    as: 'trader',
    at: `/contract/exchange/trade/?tradeName=${code}`,
    ...options,
  });
  await page.advance(1_500);
  await orderFormLoaded(page);
  const world = () => page.exchange.simulation.world();
  const form = () => within(screen.getByRole('region', { name: 'Place order' }));
  const tabs = () => within(screen.getByRole('region', { name: 'Orders and funds' }));
  const type = async (field: string | RegExp, text: string) => {
    const input = form().getByRole('textbox', { name: field });
    await page.user.clear(input);
    await page.user.type(input, text);
  };
  const press = async (name: string | RegExp) => {
    await page.user.click(form().getByRole('button', { name }));
    await page.advance();
  };
  /** Advances the exchange's clock and lets the page read the new state. */
  const advanceExchange = async (ms: number) => {
    world().advanceTo(world().now + ms);
    await page.advance(2_500);
  };
  return { ...page, world, form, tabs, type, press, advanceExchange };
}
export type ContractDesk = Awaited<ReturnType<typeof openContractDesk>>;
