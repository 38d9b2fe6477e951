import { Check, CircleAlert, Clock, Lock, X } from 'lucide-react';
import { useUnit } from 'effector-react';
import { identityType } from '@/contract/identity';
import { ContactServiceButton } from '@/features/customer-service';
import { useFormat, useText, Instant } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Badge, type BadgeProps } from '@/ui/Badge/Badge';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Heading } from '@/ui/Heading/Heading';
import { Icon } from '@/ui/Icon/Icon';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { Findings } from './Findings';
import { isFillable, rights as rightsQuery, type LevelStatus } from './model';
import { card, cardHead, cards, foot, right, rights } from './page.css';
import { ReviewTime } from './ReviewTime';

export interface LevelsProps {
  readonly statuses: readonly LevelStatus[];
}

const statusStyles = {
  passed: { tone: 'success', icon: Check },
  pending: { tone: 'info', icon: Clock },
  failed: { tone: 'danger', icon: CircleAlert },
  rejected: { tone: 'danger', icon: X },
  open: { tone: 'neutral', icon: null },
  locked: { tone: 'neutral', icon: Lock },
} as const satisfies Record<LevelStatus['state'], { readonly tone: BadgeProps['tone']; readonly icon: typeof Check | null }>;

/** Cards of the verification levels with status, limits and a link to the forms. */
export function Levels({ statuses }: LevelsProps) {
  const t = useText('verification');
  return (
    <section aria-label={t('verification.levels')} className={cards}>
      {statuses.map((status) => (
        <LevelCard key={status.level} status={status} />
      ))}
    </section>
  );
}

function LevelCard({ status }: { readonly status: LevelStatus }) {
  const t = useText('verification');
  const { to } = useHrefs();
  const { level, state } = status;
  const { tone, icon } = statusStyles[state];
  const href = to(routes.verification, { query: { level } });
  return (
    <article aria-labelledby={`level-${level}`} className={card}>
      <div className={cardHead}>
        <Heading level={2} size="title" id={`level-${level}`}>
          {t(`verification.level_${level}`)}
        </Heading>
        <Badge tone={tone}>
          <Inline as="span" gap={1} wrap={false}>
            {icon && <Icon icon={icon} />}
            {t(`verification.state_${state}`)}
          </Inline>
        </Badge>
      </div>
      <Text as="p" tone="soft">
        {t(`verification.about_${level}`)}
      </Text>
      <Outcome status={status} />
      <Rights status={status} />
      <div className={foot}>
        {isFillable(status) && href && (
          <Link variant="button" tone="accent" width="full" href={href}>
            {t(state === 'failed' ? `verification.again_${level}` : `verification.start_${level}`)}
          </Link>
        )}
        {state === 'rejected' && <ContactServiceButton>{t('verification.contactService')}</ContactServiceButton>}
        {state === 'locked' && (
          <Text as="p" size="dense" tone="faint">
            {t(`verification.locked_${level === 'company' ? 'company' : 'advanced'}`)}
          </Text>
        )}
      </div>
    </article>
  );
}

/** The result of the latest application, if any. */
function Outcome({ status: { level, state, latest } }: { readonly status: LevelStatus }) {
  const t = useText('verification');
  if (state === 'pending')
    return (
      <InlineAlert>
        {t('verification.pendingText')} {latest?.submittedTime && <Instant at={latest.submittedTime} />}
        <Text as="p">
          <ReviewTime level={level} />
        </Text>
      </InlineAlert>
    );
  if (state === 'failed')
    return (
      <InlineAlert tone="danger" title={t('verification.failedTitle')}>
        <Failure latest={latest} />
      </InlineAlert>
    );
  if (state === 'rejected')
    return (
      <InlineAlert tone="danger" title={t('verification.rejectedTitle')}>
        {latest?.reason}
        <Text as="p">{t('verification.rejectedText')}</Text>
      </InlineAlert>
    );
  return null;
}

/** The open findings, or the reason if there are none, as both say the same. */
function Failure({ latest }: Pick<LevelStatus, 'latest'>) {
  const t = useText('verification');
  const openFindings = latest?.findings.filter(({ isResolved }) => !isResolved) ?? [];
  return openFindings.length > 0 ? <Findings findings={openFindings} /> : latest?.reason || t('verification.failedText');
}

/** Limits and features of the level; limits show a placeholder until loaded. */
function Rights({ status: { level } }: { readonly status: LevelStatus }) {
  const t = useText('verification');
  const format = useFormat();
  const data = useUnit(rightsQuery.$latest);
  const row = data?.rights.find((each) => each.identityType === identityType[level]);
  const limit = (amount: string | undefined) =>
    amount === undefined ? '—' : t('verification.perDay', { amount: format.amount(amount, { unit: 'USDT' }) });
  return (
    <>
      <DescriptionList
        density="compact"
        items={[
          { id: 'withdrawal', term: t('verification.withdrawalLimit'), value: limit(row?.withdrawalLimit) },
          { id: 'fiat', term: t('verification.fiatLimit'), value: limit(row?.fiatLimit) },
        ]}
      />
      {row && (
        <ul aria-label={t('verification.features')} className={rights}>
          {row.features.map((feature) => (
            <li key={feature} className={right}>
              <Icon icon={Check} tone="success" />
              <Text size="dense">{t(`verification.feature_${feature}`)}</Text>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
