import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { Suspense, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { market, type SpotPair, type Ticker } from '@/contract/market';
import { $channel, $transport, noChannel } from '@/shared/api';
import { createI18n, I18nProvider } from '@/shared/i18n';
import { $storage, memoryStorage, appStarted } from '@/shared/lib';

export interface FixedMarketProps {
  /** Responses by path; calls to other paths fail as unreachable. */
  readonly responses: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** Renders children with fixed responses: for values no simulated market has, and for an unreachable market. */
export function FixedMarket({ responses, children }: FixedMarketProps) {
  const [{ scope, i18n }] = useState(() => open(responses));
  return (
    <Provider value={scope}>
      <I18nProvider i18n={i18n}>
        <MemoryRouter initialEntries={['/en_US/market']}>
          <Suspense fallback={null}>{children}</Suspense>
        </MemoryRouter>
      </I18nProvider>
    </Provider>
  );
}

function open(responses: FixedMarketProps['responses']) {
  const transport = ({ url }: Request) => {
    const { pathname } = new URL(url);
    return pathname in responses
      ? Promise.resolve(Response.json({ code: 200, msg: '', data: responses[pathname] }))
      : Promise.reject(new TypeError('unreachable'));
  };
  const scope = fork({
    values: [
      [$transport, transport],
      [$storage, memoryStorage()],
      [$channel, noChannel()],
    ],
  });
  void allSettled(appStarted, { scope });
  return { scope, i18n: createI18n({ locale: 'en_US' }) };
}

const pair = (tradeId: number, base: string, quote: string, digit: string, overrides: Partial<SpotPair> = {}): SpotPair => ({
  tradeId,
  baseCurrency: base,
  quoteCurrency: quote,
  baseName: base,
  quoteName: quote,
  webLogo: '',
  digit,
  tradeArea: 1,
  isMarginTrade: false,
  marginRatio: 0,
  delistTime: null,
  listedTime: 0,
  ...overrides,
});

const ticker = (tradeid: number, last: string, change: string, overrides: Partial<Ticker> = {}): Ticker => ({
  tradeid,
  isopen: true,
  last,
  change,
  high: last,
  low: last,
  volume: '1',
  turnover: '1',
  marketCap: '0',
  ...overrides,
});

/** The lists load, with the longest names; the tickers do not. */
export const withoutTickers = {
  [market.tradeSupport.path]: [
    pair(1, 'BTC', 'VND', '2#5', { baseName: 'Bitcoin', isMarginTrade: true, marginRatio: 125 }),
    pair(2, 'DUST', 'USDT', '12#0', { baseName: 'A coin whose name is much longer than any column was ever meant to be' }),
    pair(3, 'WRAPPEDSTAKEDETHER', 'USDT', '4#2', { baseName: 'Wrapped Staked Ether' }),
    pair(4, 'BTC3L', 'USDT', '5#1', { tradeArea: 6, baseName: 'BTC long, three times' }),
    pair(5, 'OLD', 'USDT', '4#0', { baseName: 'Delisted' }),
  ],
};

/** The longest names, the largest and smallest values, and a closed market. */
export const extremes = {
  ...withoutTickers,
  [market.tickers.path]: [
    ticker(1, '987654321.12', '1234.56', { volume: '98765432109876', turnover: '9876543210987654321', marketCap: '98765432109876543210' }),
    ticker(2, '0.000000012345', '-99.99'),
    ticker(3, '3205.1234', '0'),
    ticker(4, '0.00001', '-0.001'),
    ticker(5, '0.0001', '0', { isopen: false, volume: '0', turnover: '0' }),
  ],
  [market.trendLines.path]: { spots: [{ tradeId: 1, closes: ['1', '3', '2', '4'] }], swaps: [] },
} satisfies Readonly<Record<string, unknown>>;
