import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Instant, useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { Icon } from '@/ui/Icon/Icon';
import { Text } from '@/ui/Text/Text';
import { FactorActions, type FactorAction } from './FactorActions';
import * as css from './page.css';

export interface FactorRowProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** What it is for; shown where there is room and nothing is set. */
  readonly text: string;
  /** What it is set to, as far as that is shown. */
  readonly value?: ReactNode;
  /** Null where it could not be read. */
  readonly isSet: boolean | null;
  /** When a lost one is taken off; null while none is to be. */
  readonly resetAt?: number | null;
  readonly actions: readonly FactorAction[];
}

/** Something that guards the account: what it is for, whether it is set, and what can be done about it. */
export function FactorRow({ icon, title, text, value, isSet, resetAt = null, actions }: FactorRowProps) {
  const t = useText('security');
  return (
    <li className={css.factor}>
      <span className={css.factorIcon}>
        <Icon icon={icon} size="large" tone="soft" />
      </span>
      <span className={css.factorTitle}>
        <Text weight="medium">{title}</Text>
      </span>
      <span className={css.factorState}>
        <Badge tone={isSet === true ? 'success' : 'neutral'}>
          {t(isSet === null ? 'security.unknown' : isSet ? 'security.set' : 'security.notSet')}
        </Badge>
      </span>
      <div className={css.factorText}>
        {value ? (
          <Text size="dense" tone="soft">
            {value}
          </Text>
        ) : (
          <span className={css.factorPurpose}>
            <Text size="dense" tone="soft">
              {text}
            </Text>
          </span>
        )}
        {resetAt !== null && (
          <Text size="dense" tone="warning">
            {t('security.resetAt')} <Instant at={resetAt} />
          </Text>
        )}
      </div>
      <div className={css.factorActions}>
        <FactorActions name={title} actions={actions} />
      </div>
    </li>
  );
}
