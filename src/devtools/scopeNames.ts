import { sectorChoices } from '@mocks/control';
import { useLocale, useText } from '@/shared/i18n';

/** The scopes that cover several coins: all of them, and each sector. */
export const scopeGroups: readonly string[] = ['all', ...sectorChoices.map(({ id }) => id)];

/** Returns the display name of a scope: a sector by its name, `BTC_USDT` as BTC/USDT, a contract in capitals. */
export function useScopeName(): (scope: string) => string {
  const t = useText('devtools');
  const locale = useLocale();
  return (scope) => {
    if (scope === 'all') return t('devtools.scopeAll');
    const sector = sectorChoices.find(({ id }) => id === scope);
    if (sector) return locale === 'zh_CN' ? sector.name.zh_CN : sector.name.en_US;
    return scope.includes('_') && scope === scope.toUpperCase() ? scope.replace('_', '/') : scope.toUpperCase();
  };
}
