import { apiKeyLimits, maxUnrestrictedKeyDays, type ApiKey, type CreateApiKeyRequest, type EditApiKeyRequest } from '@/contract/apiKeys';
import { BusinessError } from '../../businessError';
import type { ApiKeysContext } from './context';
import { createAuthenticator, type Authenticate } from './authenticator';
import type { StoredApiKey } from './records';
import { keyNameOf, secretOf } from './signature';

type Terms = Pick<ApiKey, 'label' | 'permissions' | 'addresses'>;
type Change = Terms & Pick<EditApiKeyRequest, 'days'>;

/** The API keys of users. */
export interface ApiKeys {
  /** The user's keys, newest first. */
  list(owner: number): readonly StoredApiKey[];
  /** Throws `BusinessError` if the key may not be created. */
  checkNew(owner: number, terms: Terms & Pick<CreateApiKeyRequest, 'days'>): void;
  /** Creates a key and returns its secret, which is shown only here. Throws `BusinessError`. */
  create(
    owner: number,
    terms: Terms & Pick<CreateApiKeyRequest, 'days'>,
    at: number,
  ): { readonly stored: StoredApiKey; readonly secret: string };
  /** Throws `BusinessError` if the user has no such key or the change is not allowed. */
  checkChange(owner: number, id: string, change: Change): StoredApiKey;
  /** Changes a key, and its expiry if `days` is given; a key without an address limit expires after `maxUnrestrictedKeyDays` at the latest. Throws `BusinessError`. */
  edit(owner: number, id: string, change: Change, at: number): StoredApiKey;
  /** The key with an id, or all keys if none is given. Throws `BusinessError` if there are none. */
  selectKeys(owner: number, id: string | undefined): StoredApiKey[];
  /** Deletes keys. */
  remove(keys: readonly StoredApiKey[], at: number): void;
  /** The key with the public name used in signed calls; undefined if unknown. */
  find(key: string): StoredApiKey | undefined;
  readonly authenticate: Authenticate;
}

const dayMs = 86_400_000;

/** Creates the API keys of a world. */
export function createApiKeys(context: ApiKeysContext): ApiKeys {
  const { db, seed, eventBus, inbox, nextId } = context;
  const find: ApiKeys['find'] = (key) => db.apiKeys.find({ where: { key } }).list[0];
  const list: ApiKeys['list'] = (owner) =>
    db.apiKeys.find({
      where: { owner },
      sort: [
        ['createdTime', 'desc'],
        ['id', 'desc'],
      ],
    }).list;
  const check = (owner: number, { label, permissions, addresses, days }: Change, exceptId: string | null) => {
    const isTaken = list(owner).some((each) => each.id !== exceptId && each.label.toLowerCase() === label.toLowerCase());
    if (isTaken) throw new BusinessError('apiLabelTaken');
    const lastsTooLong = days === null || (days !== undefined && days > maxUnrestrictedKeyDays);
    if (addresses.length === 0 && (permissions.includes('withdraw') || lastsTooLong)) throw new BusinessError('apiAddressNeeded');
  };
  const checkNew: ApiKeys['checkNew'] = (owner, terms) => {
    if (list(owner).length >= apiKeyLimits.keys) throw new BusinessError('tooManyApiKeys');
    check(owner, terms, null);
  };
  const selectKeys: ApiKeys['selectKeys'] = (owner, id) => {
    const found = list(owner).filter((each) => id === undefined || each.id === id);
    if (found.length === 0) throw new BusinessError('notFound');
    return found;
  };
  const checkChange: ApiKeys['checkChange'] = (owner, id, change) => {
    const [stored] = selectKeys(owner, id);
    check(owner, change, id);
    if (!stored) throw new BusinessError('notFound');
    return stored;
  };
  const remove: ApiKeys['remove'] = (keys, at) => {
    for (const key of keys) {
      db.apiKeys.remove(key.id);
      eventBus.emit('apiKeyDeleted', { ...key, at });
    }
  };
  eventBus.on(
    'apiKeyCreated',
    ({ owner, label, createdTime: at }) =>
      void inbox.write({ owner, notice: 'apiKeyCreated', at, values: { label }, jumpLink: '/user/apiSetting' }),
  );
  eventBus.on('apiKeyEdited', ({ owner, label, at }) => void inbox.write({ owner, notice: 'apiKeyEdited', at, values: { label } }));
  eventBus.on(
    'apiKeyDeleted',
    ({ owner, label, at }) => void inbox.write({ owner, notice: 'apiKeyDeleted', at, values: { label }, jumpLink: '/user/apiSetting' }),
  );
  eventBus.on('accountClosed', ({ owner, at }) => remove(list(owner), at));
  return {
    list,
    checkNew,
    create: (owner, { days, ...terms }, at) => {
      checkNew(owner, { days, ...terms });
      const id = String(nextId());
      const stored = db.apiKeys.insert({
        ...terms,
        id,
        owner,
        key: keyNameOf(seed, id),
        createdTime: at,
        expiresTime: expiryOf(days, at),
        lastUsedTime: null,
        lastUsedAddress: null,
      });
      eventBus.emit('apiKeyCreated', stored);
      return { stored, secret: secretOf(seed, id) };
    },
    checkChange,
    edit: (owner, id, { days, ...terms }, at) => {
      const stored = checkChange(owner, id, { days, ...terms });
      const expiresTime = days === undefined ? stored.expiresTime : expiryOf(days, at);
      const latest = at + maxUnrestrictedKeyDays * dayMs;
      const changed = db.apiKeys.update(id, {
        ...terms,
        expiresTime: terms.addresses.length > 0 ? expiresTime : Math.min(expiresTime ?? latest, latest),
      });
      eventBus.emit('apiKeyEdited', { ...changed, at });
      return changed;
    },
    selectKeys,
    remove,
    find,
    authenticate: createAuthenticator({ ...context, find }),
  };
}

/** The expiry of a key with this lifetime in days; null if it never expires. */
const expiryOf = (days: CreateApiKeyRequest['days'], at: number): number | null => (days === null ? null : at + days * dayMs);
