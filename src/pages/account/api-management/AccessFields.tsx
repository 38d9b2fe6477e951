import { useUnit } from 'effector-react';
import { apiKeyDays, maxUnrestrictedKeyDays } from '@/contract/apiKeys';
import { Instant, useText } from '@/shared/i18n';
import { $clock } from '@/shared/lib';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup';
import { Text } from '@/ui/Text/Text';
import { TextField } from '@/ui/TextField/TextField';
import { $form, formChanged } from './form';

const dayMs = 86_400_000;

export interface AccessFieldsProps {
  /** The error of the address field; null if none. */
  readonly error: string | null;
  /** Current expiry of the edited key: null if it never expires, undefined for a new key. */
  readonly expiry?: number | null;
}

/** Fields for the IP addresses a key may be used from and for its expiry. */
export function AccessFields({ error, expiry }: AccessFieldsProps) {
  const t = useText('apiKeys');
  const { form, clock, onChange } = useUnit({ form: $form, clock: $clock, onChange: formChanged });
  const { extraPermissions, isLimited, addresses, days } = form;
  const isExpiryTooLong = expiry === null || (expiry !== undefined && expiry > clock.now() + maxUnrestrictedKeyDays * dayMs);
  const chooseAccess = (id: string) =>
    onChange({
      isLimited: id === 'limited',
      // Otherwise the exchange would shorten it silently.
      ...(id === 'open' && days === 'unchanged' && isExpiryTooLong && { days: maxUnrestrictedKeyDays }),
    });
  return (
    <>
      <RadioGroup
        label={t('apiKeys.access')}
        value={isLimited ? 'limited' : 'open'}
        onChange={chooseAccess}
        options={[
          { id: 'limited', label: t('apiKeys.limited'), description: t('apiKeys.limitedHint') },
          {
            id: 'open',
            label: t('apiKeys.open'),
            description: t(extraPermissions.includes('withdraw') ? 'apiKeys.openNever' : 'apiKeys.openHint', {
              count: maxUnrestrictedKeyDays,
            }),
            isDisabled: extraPermissions.includes('withdraw'),
          },
        ]}
      />
      {isLimited ? (
        <TextField
          label={t('apiKeys.trusted')}
          description={t('apiKeys.trustedHint')}
          name="addresses"
          autoComplete="off"
          size="touch"
          value={addresses}
          onChange={(text) => onChange({ addresses: text })}
          {...(error !== null && { errorMessage: error })}
        />
      ) : (
        <InlineAlert tone="warning">{t('apiKeys.riskOpen')}</InlineAlert>
      )}
      <RadioGroup
        label={t('apiKeys.expires')}
        variant="row"
        value={days === null ? 'never' : String(days)}
        onChange={(id) => onChange({ days: id === 'unchanged' ? id : (apiKeyDays.find((each) => String(each) === id) ?? null) })}
        options={[
          ...(expiry === undefined
            ? []
            : [
                {
                  id: 'unchanged',
                  label: t('apiKeys.unchanged'),
                  end: <CurrentExpiry at={expiry} />,
                  isDisabled: !isLimited && isExpiryTooLong,
                },
              ]),
          ...apiKeyDays.map((each) => ({
            id: String(each),
            label: t('apiKeys.days', { count: each }),
            isDisabled: !isLimited && each > maxUnrestrictedKeyDays,
          })),
          { id: 'never', label: t('apiKeys.never'), isDisabled: !isLimited },
        ]}
      />
    </>
  );
}

/** The current expiry of a key. */
function CurrentExpiry({ at }: { readonly at: number | null }) {
  const t = useText('apiKeys');
  return (
    <Text size="small" tone="soft">
      {at === null ? t('apiKeys.never') : <Instant at={at} part="date" />}
    </Text>
  );
}
