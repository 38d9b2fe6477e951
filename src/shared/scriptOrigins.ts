/**
 * Origins from which the scripts of customer-service vendors may be loaded, such as `https://widget.vendor.example`: the content policy, the
 * Trusted Types policy and the loader all read this list. None, until a deployment has a vendor.
 */
export const scriptOrigins: readonly string[] = [];

/** Whether an address is an allowed script of another site. */
export const isAllowedScript = (address: string, origins: readonly string[] = scriptOrigins): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:' && origins.includes(new URL(address).origin);
