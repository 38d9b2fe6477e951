import { useUnit } from 'effector-react';
import { LiveMarket } from '@/entities/market';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Page } from '@/shared/page';
import { routes } from '@/shared/routing';
import { CoinSelect } from '@/ui/CoinSelect/CoinSelect';
import { Grid } from '@/ui/Grid/Grid';
import { Stack } from '@/ui/Stack/Stack';
import { ConnectionNotice } from '@/widgets/market-table';
import { About } from './About';
import { picker } from './coinInfo.css';
import { CoinHeader } from './CoinHeader';
import { Converter } from './Converter';
import { Facts } from './Facts';
import { Loading } from './Loading';
import { Markets } from './Markets';
import { $coins, $isUnknown, CoinGate, profile } from './model';
import { Networks } from './Networks';
import { PriceCurve } from './PriceCurve';
import { UnlistedCoin } from './UnlistedCoin';
import { useCoin } from './useCoin';

/** Coin information: price curve, key figures, networks and markets of the coin in the URL. */
export function CoinInfoPage() {
  const { coin, range, chooseCoin, chooseRange } = useCoin();
  useGate(CoinGate, { coin, range });
  const { coins, isUnknown } = useUnit({ coins: $coins, isUnknown: $isUnknown });
  const t = useText('coinInfo');
  // Until the coins are loaded, the picker shows the symbol from the URL.
  const options = (coins.length > 0 ? coins : [[coin, coin] as const]).map(([symbol, name]) => ({ id: symbol, symbol, name }));
  const choice = (
    <div className={picker}>
      <CoinSelect
        label={t('coinInfo.coin')}
        isLabelHidden
        coins={options}
        value={coin}
        onChange={chooseCoin}
        placeholder={t('coinInfo.coin')}
        search={{ label: t('coinInfo.search') }}
      />
    </div>
  );
  return (
    <Page route={routes.coinInfo} width="wide" actions={choice}>
      <LiveMarket side="spot">
        {isUnknown ? (
          <UnlistedCoin coin={coin} />
        ) : (
          <QueryView query={profile} errorText={t('coinInfo.failed')} skeleton={<Loading coin={coin} />}>
            {(data) => (
              <Stack gap={6}>
                <CoinHeader profile={data} />
                <Grid columns="mainAside" gap={5}>
                  <Stack gap={5}>
                    <PriceCurve coin={data.coin} range={range} onRange={chooseRange} />
                    <About profile={data} />
                    <Networks profile={data} />
                  </Stack>
                  <Stack gap={5}>
                    <Converter key={data.coin} coin={data.coin} />
                    <Facts profile={data} />
                  </Stack>
                </Grid>
                <Markets coin={data.coin} />
              </Stack>
            )}
          </QueryView>
        )}
      </LiveMarket>
      <ConnectionNotice side="spot" />
    </Page>
  );
}
