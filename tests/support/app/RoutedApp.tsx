import { useState } from 'react';
import { AppRoutes } from '@/app/AppRoutes';
import { createPages } from '@/app/pages';
import { useI18n } from '@/shared/i18n';

/** Every built screen at its address, in the layout of the app. */
export function RoutedApp() {
  const i18n = useI18n();
  const [pages] = useState(() => createPages(i18n));
  return <AppRoutes pages={pages} modeBar={null} onReady={() => {}} />;
}
