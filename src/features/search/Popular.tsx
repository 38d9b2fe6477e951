import { useUnit } from 'effector-react';
import { coinsOf, contractName } from '@/contract/swap';
import { useFormat, useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { Text } from '@/ui/Text/Text';
import { $popular, recommendationChosen } from './model';
import { PairRow } from './PairRow';
import { groupHead } from './SearchPanel.css';
import { recommendedTarget } from './target';

/** Up to three popular contracts; renders nothing if the exchange lists none. */
export function Popular() {
  const { popular, choose } = useUnit({ popular: $popular, choose: recommendationChosen });
  const t = useText('search');
  const { parts } = useFormat();
  const { to } = useHrefs();
  if (popular.length === 0) return null;
  return (
    <section aria-label={t('search.popular')}>
      <div className={groupHead}>
        <Text size="small" tone="faint">
          {t('search.popular')}
        </Text>
      </div>
      <ul>
        {popular.map(({ contractcode, last, changepercentage }) => (
          <PairRow
            key={contractcode}
            coin={coinsOf(contractcode).base}
            label={contractName(contractcode)}
            tag={t('search.contract')}
            target={recommendedTarget(contractcode, to)}
            onChoose={() => choose()}
            price={parts.amount(last)}
            change={parts.percent(changepercentage)}
          />
        ))}
      </ul>
    </section>
  );
}
