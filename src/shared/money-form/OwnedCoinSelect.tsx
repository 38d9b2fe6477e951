import type { SpotBalance } from '@/contract/spot';
import { useFormat } from '@/shared/i18n';
import { CoinSelect } from '@/ui/CoinSelect/CoinSelect';

export interface OwnedCoinSelectProps {
  readonly label: string;
  readonly placeholder: string;
  readonly searchLabel: string;
  readonly coins: readonly SpotBalance[];
  readonly coinId: number | null;
  readonly onChange: (coinId: number) => void;
}

/** Selects one of the user's coins; each option shows its available amount. */
export function OwnedCoinSelect({ label, placeholder, searchLabel, coins, coinId, onChange }: OwnedCoinSelectProps) {
  const format = useFormat();
  return (
    <CoinSelect
      label={label}
      size="touch"
      coins={coins.map((row) => ({ id: String(row.coinId), symbol: row.coinName, name: row.name, end: format.amount(row.available) }))}
      value={coinId === null ? null : String(coinId)}
      onChange={(id) => onChange(Number.parseInt(id, 10))}
      placeholder={placeholder}
      search={{ label: searchLabel, placeholder: searchLabel }}
    />
  );
}
