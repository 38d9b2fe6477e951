import { restrictedActivities } from '@/contract/account';
import { useText } from '@/shared/i18n';
import { list } from './RestrictedActivities.css';

/** The activities the exchange refuses while an account is frozen. */
export function RestrictedActivities() {
  const t = useText('security');
  return (
    <ul aria-label={t('security.frozenList')} className={list}>
      {restrictedActivities.map((activity) => (
        <li key={activity}>{t(`security.frozen_${activity}`)}</li>
      ))}
    </ul>
  );
}
