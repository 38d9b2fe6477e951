import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CoinNetwork } from '@/contract/capital';
import { renderApp } from '@tests/support/app/renderApp';
import { NetworkField, type NetworkFieldProps } from '.';

const tron: CoinNetwork = {
  coinId: 52,
  coinName: 'USDT',
  network: 'TRON',
  name: 'TRON (TRC20)',
  isUniversal: false,
  needsMemo: false,
  confirmations: 19,
  minutes: 1,
  isDepositOpen: true,
  isWithdrawOpen: true,
  suspension: null,
  contractAddress: '',
  explorerUrl: '',
  minDeposit: '1',
  minWithdraw: '10',
  withdrawFee: '2.5',
  precision: 6,
};
const solana: CoinNetwork = { ...tron, network: 'SOL', name: 'Solana', isDepositOpen: false, suspension: 'upgrade' };

async function openField(direction: NetworkFieldProps['direction']) {
  const onChange = vi.fn<NetworkFieldProps['onChange']>();
  const { user } = await renderApp(<NetworkField direction={direction} networks={[tron, solana]} value={null} onChange={onChange} />);
  await user.click(await screen.findByRole('button', { name: /Network/ }));
  return { user, onChange, options: screen.getAllByRole('option').map(({ textContent }) => textContent) };
}

test('a deposit shows time, confirmations and minimum of each network; a suspended network is disabled with its reason', async () => {
  const { user, onChange, options } = await openField('deposit');
  expect(options).toEqual([
    expect.stringMatching(/^TRON \(TRC20\)About 1 min · 19 confirmationsMin\. 1\sUSDT$/),
    'SolanaNetwork upgrade in progressSuspended',
  ]);
  await user.click(screen.getByRole('option', { name: /Solana/ }));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('option', { name: /TRON/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('TRON');
});

test('a withdrawal shows the fee, and a network with only deposits suspended can be chosen', async () => {
  const { user, onChange, options } = await openField('withdrawal');
  expect(options[1]).toMatch(/^Solana.*Fee 2\.5\sUSDT$/);
  await user.click(screen.getByRole('option', { name: /Solana/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('SOL');
});
