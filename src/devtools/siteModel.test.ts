import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { region, regionNeeded } from '@/entities/region';
import { openScope } from '@tests/support/app/scope';
import { regionChange } from './siteModel';

test('a changed region applies to the open page, although the app requests it only once', async () => {
  const { scope } = await openScope();
  await allSettled(regionNeeded, { scope });
  expect(scope.getState(region.$data)?.isRestricted).toBe(false);
  await allSettled(regionChange.submitted, { scope, params: 'KP' });
  expect(scope.getState(region.$data)).toMatchObject({ region: 'KP', isRestricted: true });
});
