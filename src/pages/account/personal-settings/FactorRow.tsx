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
  /** What the factor is for; shown without a `value`, where there is room. */
  readonly text: string;
  /** The current setting, as far as it may be shown. */
  readonly value?: ReactNode;
  /** Null if the status could not be loaded. */
  readonly isSet: boolean | null;
  /** When a requested removal takes effect; null if none is pending. */
  readonly resetAt?: number | null;
  readonly actions: readonly FactorAction[];
}

/** A security factor with its purpose, status and actions. */
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
