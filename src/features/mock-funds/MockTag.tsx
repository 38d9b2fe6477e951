import { useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';

/** Says on every screen of mock trading that no real money is traded. Its word and colour are those of the product, not of the mode the app runs in. */
export function MockTag() {
  const t = useText('mock');
  return <Badge tone="info">{t('mock.tag')}</Badge>;
}
