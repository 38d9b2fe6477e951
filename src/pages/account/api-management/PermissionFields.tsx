import { useUnit } from 'effector-react';
import { apiKeyLimits, apiPermissions } from '@/contract/apiKeys';
import { useText } from '@/shared/i18n';
import { CheckboxGroup } from '@/ui/CheckboxGroup/CheckboxGroup';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { TextField } from '@/ui/TextField/TextField';
import { $form, formChanged } from './form';

export interface PermissionFieldsProps {
  /** The error of the label field; null if none. */
  readonly error: string | null;
}

/** Fields for the label and permissions of a key, with a warning about their risks. */
export function PermissionFields({ error }: PermissionFieldsProps) {
  const t = useText('apiKeys');
  const { form, onChange } = useUnit({ form: $form, onChange: formChanged });
  const { label, extraPermissions } = form;
  return (
    <>
      <TextField
        label={t('apiKeys.label')}
        description={t('apiKeys.labelHint', { count: apiKeyLimits.label })}
        name="label"
        autoComplete="off"
        size="touch"
        maxLength={apiKeyLimits.label}
        value={label}
        onChange={(text) => onChange({ label: text })}
        {...(error !== null && { errorMessage: error })}
      />
      <CheckboxGroup
        label={t('apiKeys.permissions')}
        options={apiPermissions.map((id) => ({
          id,
          label: t(`apiKeys.may_${id}`),
          description: t(`apiKeys.hint_${id}`),
          isDisabled: id === 'read',
        }))}
        values={['read', ...extraPermissions]}
        onChange={(ids) => onChange({ extraPermissions: apiPermissions.filter((id) => id !== 'read' && ids.includes(id)) })}
      />
      {extraPermissions.length > 0 && (
        <InlineAlert tone="warning">{t(extraPermissions.includes('withdraw') ? 'apiKeys.riskWithdraw' : 'apiKeys.riskTrade')}</InlineAlert>
      )}
    </>
  );
}
