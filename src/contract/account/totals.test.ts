import { expect, test } from 'vitest';
import { assetUnits, totalIn } from './totals';

test('[R-ASSET-05] a summary has a total in each unit', () => {
  const summary = { totalUsdt: '100', totalBtc: '0.001', totalEth: '0.03', totalCny: '712.5' };
  expect(assetUnits.map((unit) => totalIn(summary, unit))).toEqual(['100', '0.001', '0.03', '712.5']);
});

test('[R-ASSET-06] a mock trading summary is read by its own field names', () => {
  const summary = {
    totalAccountRights: '100',
    totalBtcAccountRights: '0.001',
    totalEthAccountRights: '0.03',
    totalCnyAccountRights: '712.5',
  };
  expect(assetUnits.map((unit) => totalIn(summary, unit))).toEqual(['100', '0.001', '0.03', '712.5']);
});
