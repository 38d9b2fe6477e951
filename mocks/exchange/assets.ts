import { currencies } from '@fixtures/currencies';
import { coinById } from './markets';

type CurrencyCode = (typeof currencies)[number]['currencyCode'];

/** The first asset number of a currency in a ledger, far above all coin ids. */
const firstCurrency = 9_000_000;
const currencyByAsset = new Map<number, CurrencyCode>(currencies.map(({ id, currencyCode }) => [firstCurrency + id, currencyCode]));
const assetByCurrency = new Map([...currencyByAsset].map(([asset, code]) => [code, asset]));

/** The asset number of a currency in a ledger. Throws for a currency that the exchange does not know. */
export function currencyAsset(code: CurrencyCode): number {
  const asset = assetByCurrency.get(code);
  if (asset === undefined) throw new Error(`there is no currency ${code}`);
  return asset;
}

/** The name of an asset in a ledger: the name of a coin, or the code of a currency. */
export const assetName = (asset: number): string => coinById.get(asset)?.shortName ?? currencyByAsset.get(asset) ?? String(asset);
