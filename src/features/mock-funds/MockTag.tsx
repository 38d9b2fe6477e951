import { useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';

/** Marks every mock trading screen as using no real money. Its text and colour refer to the product, not to the mode the app runs in. */
export function MockTag() {
  const t = useText('mock');
  return <Badge tone="info">{t('mock.tag')}</Badge>;
}
