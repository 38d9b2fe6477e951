import { useUnit } from 'effector-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Instant, useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';
import { dialogOpened, type SettingDialog } from './dialog';
import { actions as actionsStyle, factor, state, words } from './page.css';

export interface FactorAction {
  readonly label: string;
  readonly dialog: SettingDialog;
}

export interface FactorRowProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: ReactNode;
  /** Null where it could not be read. */
  readonly isSet: boolean | null;
  /** When a lost one is taken off; null while none is to be. */
  readonly resetAt?: number | null;
  readonly actions: readonly FactorAction[];
}

/** Something that guards the account: what it is for, whether it is set, and what can be done about it. */
export function FactorRow({ icon, title, text, isSet, resetAt = null, actions }: FactorRowProps) {
  const t = useText('security');
  const onOpen = useUnit(dialogOpened);
  return (
    <li className={factor}>
      <Icon icon={icon} size="large" tone="soft" />
      <div className={words}>
        <Text weight="medium">{title}</Text>
        <Text size="dense" tone="soft">
          {text}
        </Text>
        {resetAt !== null && (
          <Text size="dense" tone="warning">
            {t('security.resetAt')} <Instant at={resetAt} />
          </Text>
        )}
      </div>
      <div className={state}>
        <Badge tone={isSet === true ? 'success' : 'neutral'}>
          {t(isSet === null ? 'security.unknown' : isSet ? 'security.set' : 'security.notSet')}
        </Badge>
      </div>
      <div className={actionsStyle}>
        <Inline gap={3}>
          {actions.map(({ label, dialog }) => (
            <Button key={dialog} size="compact" aria-label={`${label}: ${title}`} onPress={() => onOpen(dialog)}>
              {label}
            </Button>
          ))}
        </Inline>
      </div>
    </li>
  );
}
