import type { StoredApiKey } from './records';

/** The domain events of API keys. */
export interface ApiKeysDomainEvents {
  /** A user has created a key. */
  apiKeyCreated: StoredApiKey;
  /** A user has changed the permissions or expiry of a key. */
  apiKeyEdited: StoredApiKey & { readonly at: number };
  /** A user has deleted a key. */
  apiKeyDeleted: StoredApiKey & { readonly at: number };
}
