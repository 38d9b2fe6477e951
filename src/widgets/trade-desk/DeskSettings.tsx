import { Stack } from '@/ui/Stack/Stack';
import type { DeskSettingsButtonProps } from './DeskSettingsButton';
import { LayoutSettings } from './LayoutSettings';
import { OrderPreferences } from './OrderPreferences';

/** The settings of a trade screen: order placement and notifications, and the panel layout. */
export function DeskSettings({ isArranged }: DeskSettingsButtonProps) {
  return (
    <Stack gap={5}>
      <OrderPreferences />
      {isArranged && <LayoutSettings />}
    </Stack>
  );
}
