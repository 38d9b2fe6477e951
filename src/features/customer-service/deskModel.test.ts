import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { openScope } from '@tests/support/app/scope';
import { $draft, draftTyped, messageSent } from './deskModel';

test.each([
  ['the draft itself clears it', 'Where is my deposit?', ''],
  ['a suggestion keeps a started message', 'My deposit is missing', ' Where is my deposit? '],
])('sending %s', async (_, text, draft) => {
  const { scope } = await openScope({ as: 'trader' });
  await allSettled(draftTyped, { scope, params: ' Where is my deposit? ' });
  await allSettled(messageSent, { scope, params: { text } });
  expect(scope.getState($draft)).toBe(draft);
});
