import type { StoredApiKey } from './records';

/** The domain events of API keys. */
export interface ApiKeysDomainEvents {
  /** A user has created a key. */
  apiKeyCreated: StoredApiKey;
  /** A user has changed a key. */
  apiKeyEdited: StoredApiKey & { readonly at: number };
  /** A key was deleted, by its user or because the account was closed. */
  apiKeyDeleted: StoredApiKey & { readonly at: number };
}
