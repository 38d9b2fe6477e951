import { useUnit } from 'effector-react';
import { useI18n } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { passFocusToAncestor } from '@/ui/passFocusToAncestor';
import { InlineAlert, type InlineAlertProps } from '@/ui/InlineAlert/InlineAlert';
import { failureText } from './failureText';
import type { Query } from './query';

export interface QueryAlertProps {
  readonly query: Pick<Query<unknown>, '$error' | 'refetched'>;
  /** States what could not be loaded. */
  readonly title: string;
  readonly tone?: InlineAlertProps['tone'];
}

/** Reports a failed query, with a retry, beside content that stays on screen: older data or a form. */
export function QueryAlert({ query: { $error, refetched }, title, tone = 'warning' }: QueryAlertProps) {
  const { error, onRetry } = useUnit({ error: $error, onRetry: refetched });
  const { t } = useI18n();
  if (!error) return null;
  const reason = failureText(error);
  return (
    <InlineAlert
      tone={tone}
      title={title}
      action={
        <Button ref={passFocusToAncestor} size="compact" onPress={() => onRetry()}>
          {t('common.retry')}
        </Button>
      }
    >
      {'key' in reason ? t(reason.key) : reason.server}
    </InlineAlert>
  );
}
