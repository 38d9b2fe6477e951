import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { config } from '@/contract/config';
import { otherTabChanged } from '@/shared/api';
import { offline, openScope } from '@tests/support/app/scope';
import { region, regionNeeded } from './model';

const checks = (requests: readonly string[]) => requests.filter((request) => request.endsWith(config.compliance.path)).length;

test('the region is requested once, however many parts of the app need it', async () => {
  const { scope, requests } = await openScope();
  await Promise.all([allSettled(regionNeeded, { scope }), allSettled(regionNeeded, { scope })]);
  await allSettled(regionNeeded, { scope });
  expect(scope.getState(region.$data)).toMatchObject({ region: 'SG', isRestricted: false });
  expect(checks(requests)).toBe(1);
});

test('a failed request is repeated when the region is needed again', async () => {
  const { scope, requests, intercept } = await openScope({ scenario: 'region-restricted' });
  intercept(config.compliance.path, offline);
  await allSettled(regionNeeded, { scope });
  expect(scope.getState(region.$error)?.failure.kind).toBe('unreachable');
  intercept(config.compliance.path, null);
  await allSettled(regionNeeded, { scope });
  expect(scope.getState(region.$data)?.isRestricted).toBe(true);
  expect(checks(requests)).toBe(2);
});

test('a change in another tab requests the region again, but only if it has been needed', async () => {
  const { scope, requests, exchange } = await openScope();
  await allSettled(otherTabChanged, { scope });
  expect(checks(requests)).toBe(0);
  await allSettled(regionNeeded, { scope });
  exchange.simulation.world().site.setRegion('KP');
  await allSettled(otherTabChanged, { scope });
  expect(scope.getState(region.$data)).toMatchObject({ region: 'KP', isRestricted: true });
  expect(checks(requests)).toBe(2);
});
