import type { ReactNode } from 'react';
import { CoinIcon } from '../CoinIcon/CoinIcon';
import { matchesOption } from '../OptionList/options';
import type { SearchHistory } from '../OptionList/OptionList';
import { Select } from '../Select/Select';
import type { SelectProps } from '../Select/Select';

export interface CoinOption {
  id: string;
  /** BTC, USDT … */
  symbol: string;
  name: string;
  /** If one coin is offered on several networks: "TRON (TRC-20)". */
  network?: string;
  /** A balance, or a tag that says why it is disabled. */
  end?: ReactNode;
  isDisabled?: boolean;
}

export interface CoinSelectProps extends Omit<SelectProps, 'options' | 'search'> {
  coins: readonly CoinOption[];
  search: { readonly label: string; readonly placeholder?: string; readonly history?: SearchHistory };
}

/** Selects a coin, shown by icon and symbol, by searching for its symbol, name or network. */
export function CoinSelect({ coins, search, ...props }: CoinSelectProps) {
  const byId = new Map(coins.map((coin) => [coin.id, coin]));
  const options = coins.map(({ id, symbol, name, network, end, isDisabled }) => ({
    id,
    label: symbol,
    description: network ? `${name} · ${network}` : name,
    start: <CoinIcon symbol={symbol} />,
    end,
    isDisabled,
  }));
  const matches = ({ id, label }: { id: string; label: string }, typed: string) => {
    const { name = '', network = '' } = byId.get(id) ?? {};
    return matchesOption({ id, label: `${label} ${name} ${network}` }, typed);
  };
  return <Select {...props} options={options} search={{ ...search, matches }} />;
}
