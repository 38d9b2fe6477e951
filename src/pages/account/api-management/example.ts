import { apiKeys, signingHeaders } from '@/contract/apiKeys';
import { spot } from '@/contract/spot';

export interface ExampleOptions {
  /** Origin of the exchange. */
  readonly host: string;
  readonly key: string;
  readonly secret: string;
}

/** Returns a shell script that reads the spot balances with a signed request. */
export const curlExample = ({ host, key, secret }: ExampleOptions): string => `HOST='${host}'
API_KEY='${key}'
API_SECRET='${secret}'
REQUEST='${spot.balances.path}'
TIMESTAMP=$(curl -s "$HOST${apiKeys.serverTime.path}" | sed 's/.*"serverTime":\\([0-9]*\\).*/\\1/')
SIGNATURE=$(printf '%s' "\${TIMESTAMP}GET\${REQUEST}" | openssl dgst -sha256 -hmac "$API_SECRET" | sed 's/^.* //')
curl -s "$HOST$REQUEST" \\
  -H "${signingHeaders.key}: $API_KEY" \\
  -H "${signingHeaders.timestamp}: $TIMESTAMP" \\
  -H "${signingHeaders.signature}: $SIGNATURE"`;
