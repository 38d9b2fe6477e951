import { useText } from '@/shared/i18n';

/** The sectors of coins that can be moved together, with their texts. */
const sectorTexts = {
  layer1: 'devtools.sector_layer1',
  layer2: 'devtools.sector_layer2',
  defi: 'devtools.sector_defi',
  payments: 'devtools.sector_payments',
  meme: 'devtools.sector_meme',
  ai: 'devtools.sector_ai',
} as const;

const groups = { all: 'devtools.scopeAll', ...sectorTexts } as const;

/** The scopes that stand for several coins. */
export const scopeGroups = Object.keys(groups);

const isGroup = (scope: string): scope is keyof typeof groups => Object.hasOwn(groups, scope);

/** Gives the name of a scope as people call it: a sector by its name, `BTC_USDT` as BTC/USDT, a contract in capitals. */
export function useScopeName(): (scope: string) => string {
  const t = useText('devtools');
  return (scope) => {
    if (isGroup(scope)) return t(groups[scope]);
    return scope.includes('_') && scope === scope.toUpperCase() ? scope.replace('_', '/') : scope.toUpperCase();
  };
}
