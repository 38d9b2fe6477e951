import { apiKeys, type ApiKey } from '@/contract/apiKeys';
import type { StoredApiKey } from '../exchange/apiKeys/records';
import { implement } from './implement';

export const apiKeysCalls = implement(apiKeys, {
  list: ({ user, world }) => ({ list: world.apiKeys.list(user.fid).map(toApiKey), isFrozen: user.isFrozen }),
  create: ({ body, user: { fid }, world }) => {
    const { label, permissions, addresses, days, ...codes } = body;
    const terms = { label, permissions, addresses, days };
    world.apiKeys.checkNew(fid, terms);
    world.security.credentials.prove(fid, codes, world.now);
    const { stored, secret } = world.apiKeys.create(fid, terms, world.now);
    return { ...toApiKey(stored), secret };
  },
  edit: ({ body, user: { fid }, world }) => {
    const { id, label, permissions, addresses, days, ...codes } = body;
    const change = { label, permissions, addresses, days };
    world.apiKeys.checkChange(fid, id, change);
    world.security.credentials.prove(fid, codes, world.now);
    return toApiKey(world.apiKeys.edit(fid, id, change, world.now));
  },
  remove: ({ body: { id, ...codes }, user: { fid }, world }) => {
    const keys = world.apiKeys.selectKeys(fid, id);
    world.security.credentials.prove(fid, codes, world.now);
    world.apiKeys.remove(keys, world.now);
    return null;
  },
  serverTime: ({ world }) => ({ serverTime: world.now }),
});

const toApiKey = ({ owner: _owner, ...key }: StoredApiKey): ApiKey => key;
