import { WalletPageGate } from '@/entities/wallet';
import { useGate } from '@/shared/lib/gate';
import { Page } from '@/shared/page';
import { routes } from '@/shared/routing';
import { Stack } from '@/ui/Stack/Stack';
import { Comparison } from './Comparison';
import { Faq } from './Faq';
import { Hero } from './Hero';
import { LandingGate } from './model';
import { Networks } from './Networks';
import { OnChainMarket } from './OnChainMarket';
import { first } from './page.css';
import { Steps } from './Steps';

/** The web3 wallet landing page: introduction, first steps, networks, comparison and FAQ, with the on-chain market. */
export function WalletPage() {
  useGate(LandingGate);
  useGate(WalletPageGate);
  return (
    <Page route={routes.web3} width="wide" hasHeading={false}>
      <div className={first}>
        <Hero />
        <OnChainMarket />
      </div>
      <Stack gap={8}>
        <Steps />
        <Networks />
        <Comparison />
        <Faq />
      </Stack>
    </Page>
  );
}
