import { currencies } from '@fixtures/currencies';
import { coinById } from './markets';

type CurrencyCode = (typeof currencies)[number]['currencyCode'];

/** Where the numbers of currencies begin in a ledger, far from those of all coins. */
const firstCurrency = 9_000_000;
const currencyByAsset = new Map<number, CurrencyCode>(currencies.map(({ id, currencyCode }) => [firstCurrency + id, currencyCode]));
const assetByCurrency = new Map([...currencyByAsset].map(([asset, code]) => [code, asset]));

/** The number under which a ledger holds a currency. Throws for one that the exchange does not know. */
export function currencyAsset(code: CurrencyCode): number {
  const asset = assetByCurrency.get(code);
  if (asset === undefined) throw new Error(`there is no currency ${code}`);
  return asset;
}

/** What a ledger holds by its number: the name of a coin, or the code of a currency. */
export const assetName = (asset: number): string => coinById.get(asset)?.shortName ?? currencyByAsset.get(asset) ?? String(asset);
