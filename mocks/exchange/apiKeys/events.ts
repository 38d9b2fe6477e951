import type { StoredApiKey } from './records';

/** What API keys tell the rest of the exchange. */
export interface ApiKeysDomainEvents {
  /** Somebody has created a key. */
  apiKeyCreated: StoredApiKey;
  /** Somebody has changed what a key may do, or for how long. */
  apiKeyEdited: StoredApiKey & { readonly at: number };
  /** Somebody has deleted a key. */
  apiKeyDeleted: StoredApiKey & { readonly at: number };
}
