import { swap } from '@/contract/swap';
import { implement } from '../implement';
import { swapAccountCalls } from './account';
import { swapMarketCalls } from './market';
import { swapOrderCalls } from './orders';
import { swapPositionCalls } from './positions';

export const swapCalls = implement(swap, { ...swapAccountCalls, ...swapMarketCalls, ...swapOrderCalls, ...swapPositionCalls });
