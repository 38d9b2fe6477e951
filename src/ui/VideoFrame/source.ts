/** The address of a player if it is allowed: `https`, on one of the hosts or a subdomain, without a user name or password; null otherwise. */
export function allowedSource(src: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(src)) return null;
  const { protocol, hostname, username, password, href } = new URL(src);
  const isAllowedHost = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && isAllowedHost && !username && !password ? href : null;
}
