import {
  ArrowDownToLine,
  ArrowLeftRight,
  CandlestickChart,
  Copy,
  FlaskConical,
  Hourglass,
  Layers2,
  PiggyBank,
  Send,
  TrendingUp,
  Users,
  Wallet,
} from 'lucide-react';
import { useText } from '@/shared/i18n';
import { routes, useHrefs, type HrefBuilder } from '@/shared/routing';
import { Grid } from '@/ui/Grid/Grid';
import { Heading } from '@/ui/Heading/Heading';
import { Icon } from '@/ui/Icon/Icon';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { product, productText, iconTile } from './blocks.css';

const mock = { tradeName: 'f_btcf_usdt' };
const products = [
  { icon: ArrowDownToLine, name: 'routes.deposit', text: 'homeMore.productDeposit', href: (to: HrefBuilder) => to(routes.deposit) },
  { icon: ArrowLeftRight, name: 'routes.spotTrade', text: 'homeMore.productSpot', href: (to: HrefBuilder) => to(routes.spotTrade) },
  {
    icon: CandlestickChart,
    name: 'routes.contractTrade',
    text: 'homeMore.productContract',
    href: (to: HrefBuilder) => to(routes.contractTrade),
  },
  { icon: Layers2, name: 'routes.marginTrade', text: 'homeMore.productMargin', href: (to: HrefBuilder) => to(routes.marginTrade) },
  { icon: Copy, name: 'routes.copyTrading', text: 'homeMore.productCopy', href: (to: HrefBuilder) => to(routes.copyTrading) },
  { icon: PiggyBank, name: 'routes.wealth', text: 'homeMore.productWealth', href: (to: HrefBuilder) => to(routes.wealth) },
  { icon: TrendingUp, name: 'routes.dualInvestment', text: 'homeMore.productDual', href: (to: HrefBuilder) => to(routes.dualInvestment) },
  { icon: Users, name: 'routes.c2cTrade', text: 'homeMore.productC2c', href: (to: HrefBuilder) => to(routes.c2cTrade) },
  {
    icon: FlaskConical,
    name: 'routes.mockTrade',
    text: 'homeMore.productMock',
    href: (to: HrefBuilder) => to(routes.mockTrade, { query: mock }),
  },
  { icon: Hourglass, name: 'routes.preMarket', text: 'homeMore.productPreMarket', href: (to: HrefBuilder) => to(routes.preMarket) },
  { icon: Send, name: 'routes.pay', text: 'homeMore.productPay', href: (to: HrefBuilder) => to(routes.pay) },
  { icon: Wallet, name: 'routes.web3', text: 'homeMore.productWeb3', href: (to: HrefBuilder) => to(routes.web3) },
] as const;

/** Cards of the products whose screens are built. */
export function Products() {
  const t = useText('homeMore', 'routes');
  const { to } = useHrefs();
  return (
    <Stack as="section" gap={6}>
      <Heading level={2} size="heading">
        {t('homeMore.productsTitle')}
      </Heading>
      <Grid as="ul" columns="quarters" gap={5}>
        {products.map(({ icon, name, text, href }) => {
          const target = href(to);
          return (
            target !== null && (
              <li key={name} className={product}>
                <span className={iconTile}>
                  <Icon icon={icon} size="regular" />
                </span>
                <div className={productText}>
                  <Heading level={3}>
                    <Link variant="plain" isStretched href={target}>
                      {t(name)}
                    </Link>
                  </Heading>
                  <Text as="p" size="dense" tone="soft">
                    {t(text)}
                  </Text>
                </div>
              </li>
            )
          );
        })}
      </Grid>
    </Stack>
  );
}
