import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { account } from '@/contract/capital';
import { TransferButton, TransferHost, transferOpened, type TransferPreset } from '@/features/transfer';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'features/TransferDialog' };

interface ExampleProps extends Pick<AppStoryProps, 'as' | 'scenario'> {
  readonly opening?: TransferPreset;
}

function Example({ as = 'trader', scenario = 'transfer-done', opening }: ExampleProps) {
  return (
    <AppStory as={as} scenario={scenario}>
      <Opened opening={opening} />
    </AppStory>
  );
}

function Opened({ opening }: Pick<ExampleProps, 'opening'>) {
  const open = useUnit(transferOpened);
  useEffect(() => {
    open(opening ?? {});
  }, [open, opening]);
  return (
    <>
      <TransferButton preset={opening}>Transfer</TransferButton>
      <TransferHost />
    </>
  );
}

const toSpot = { source: account.perpetual, target: account.spot };
const toIsolated = { source: account.spot, target: account.isolatedMargin };
const fromCross = { source: account.crossMargin, target: account.spot };
const fromEmpty = { source: account.c2c, target: account.spot, coinId: 1 };

export const SpotToContract = () => <Example />;

export const IsolatedMargin = () => <Example opening={toIsolated} />;

/** Typing an amount shows the risk of an indebted account before and after the transfer. */
export const MarginDebt = () => <Example as="crossMargin" opening={fromCross} />;
MarginDebt.meta = { script: [{ type: '500', into: 'Amount' }, { see: 'Est. risk ratio' }] };

export const NothingToMove = () => <Example opening={fromEmpty} />;

export const NewUser = () => <Example as="newUser" />;

export const CardWarning = () => <Example scenario="card-warning" opening={toSpot} />;
CardWarning.meta = {
  script: [
    { type: '5', into: 'Amount' },
    { press: 'Transfer 5 USDT to Spot' },
    { see: 'Your trading fund card will end', role: 'alertdialog' },
  ],
};

export const Accepted = () => <Example scenario="transfer-accepted" />;

export const Blocked = () => <Example scenario="transfer-blocked" />;

export const Rejected = () => <Example scenario="transfer-rejected" />;

export const SlowExchange = () => <Example scenario="slow-exchange" />;
