import { useUnit } from 'effector-react';
import { $device } from './device';

/** The size of buttons in a row: large enough for touch on a phone, where rows are cards. */
export const useRowButtonSize = (): 'touch' | 'compact' => (useUnit($device) === 'phone' ? 'touch' : 'compact');
