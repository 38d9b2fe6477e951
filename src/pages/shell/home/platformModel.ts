import { config } from '@/contract/config';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The platform statistics are mounted. */
export const PlatformGate = createGate('PlatformGate');

/** Platform statistics. */
export const platform = query({ endpoint: config.platform, $params: PlatformGate.status.map((isOpen) => (isOpen ? {} : null)) });
