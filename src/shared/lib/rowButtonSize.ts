import { useUnit } from 'effector-react';
import { $device } from './device';

/** The size of the buttons of a row: fit for a finger on a phone, where rows are cards. */
export const useRowButtonSize = (): 'touch' | 'compact' => (useUnit($device) === 'phone' ? 'touch' : 'compact');
