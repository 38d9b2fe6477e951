import { createGate } from 'effector-react';
import { config } from '@/contract/config';
import { query } from '@/shared/api';

/** The platform statistics are in view. */
export const PlatformGate = createGate('PlatformGate');

/** Platform statistics. */
export const platform = query({ endpoint: config.platform, $params: PlatformGate.status.map((isOpen) => (isOpen ? {} : null)) });
